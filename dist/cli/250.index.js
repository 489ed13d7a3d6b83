export const id=250;export const ids=[250];export const modules={4250:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{completion:()=>completion});var commands=__webpack_require__(7754);var errors=__webpack_require__(3434);var suggestions=__webpack_require__(6734);;const ESCAPED_IN_DOUBLE='$`"\\';function readLine(line){const words=[];let[word,begun,start]=[``,false,line.length];let open=``;for(let at=0;at<line.length;at+=1){const char=line[at]??``;const next=line[at+1]??``;if(open===``&&/\s/.test(char)){if(begun)words.push(word);[word,begun]=[``,false];continue}if(!begun)[begun,start]=[true,at];if(char===open)open=``;else if(open===``&&(char===`'`||char===`"`))open=char;else if(char===`\\`&&(open===``||open===`"`&&ESCAPED_IN_DOUBLE.includes(next))){word+=next;at+=1}else word+=char}return{words:[...words,word],start:begun?start:line.length,open}}const WRITTEN={"":text=>text.replace(/[^\p{L}\p{N}\p{M}_./:@%+,=-]/gu,`\\$&`),"'":text=>text.replaceAll(`'`,`'\\''`),'"':text=>text.replace(/[$`"\\]/g,`\\$&`).replaceAll(`!`,`"'!'"`)};function writtenAfter(line,replaced,word){const raw=line.slice(readLine(line).start);const kept=raw.endsWith(replaced)?raw.slice(0,raw.length-replaced.length):``;const{words,open}=readLine(kept);return WRITTEN[open](word.slice((words.at(-1)??``).length))}var command=__webpack_require__(4252);var text_escape=__webpack_require__(8944);;const EVERYWHERE=[{word:`--help`,about:`print help`},{word:`--no-color`,about:`no colours`}];async function completionsFor(words,commands,lookups){const current=words.at(-1)??``;const before=words.slice(0,-1);const named=before.find(word=>!word.startsWith(`-`));const all=named===undefined?ofProgram(commands):await ofCommand(named);return all.filter(({word})=>word.startsWith(current)&&(current.startsWith(`-`)||!word.startsWith(`-`))&&(0,text_escape.Qf)(word)===word);async function ofCommand(name){const names=({name:own,aliases=[]})=>[own,...aliases];const command=commands.find(one=>names(one).includes(name));if(!command)return name===`help`?ofProgram(commands):[];const typed=before.slice(before.indexOf(name)+1);const spec=optionOf(typed.at(-1),command);if(spec&&placeIn(spec)!==``)return ofPlace(spec,typed);const[,flag=``,joined]=/^(--[^=]+)=(.*)$/s.exec(current)??[];const valued=joined===undefined?undefined:optionOf(flag,command);if(valued)return(await ofPlace(valued,typed)).map(({word,about})=>({word:`${flag}=${word}`,about}));if(current.startsWith(`-`))return[...command.options.flatMap(wordsOf),...EVERYWHERE];const given=typed.filter((word,at)=>!word.startsWith(`-`)&&!takesNext(typed[at-1],command));const arg=command.args[given.length]??command.args.findLast(({repeatable})=>repeatable);return ofPlace(arg,typed,given[0])}async function ofPlace(place,typed,id=``){if(place?.choices)return plain(place.choices);return place?.completes?plain(await lookups[place.completes](dirIn(typed),id)):[]}}function ofProgram(commands){return[...commands.map(({name,summary})=>({word:name,about:summary})),{word:`help`,about:`Print help of a command`},{word:`--version`,about:`print the version`},...EVERYWHERE]}const plain=words=>words.map(word=>({word,about:``}));const namesOf=spec=>(0,command.Zo)(spec).split(/,? /).filter(word=>word.startsWith(`-`));const wordsOf=spec=>namesOf(spec).map(word=>({word,about:spec.about}));const placeIn=({flags})=>flags.split(` `)[1]??``;const optionOf=(word,{options})=>word===undefined?undefined:options.find(spec=>namesOf(spec).includes(word));function takesNext(word,command){const spec=optionOf(word,command);return spec!==undefined&&placeIn(spec)!==``}const dirIn=typed=>typed.includes(`-C`)?typed[typed.indexOf(`-C`)+1]??`.`:`.`;;const SCRIPTS={bash:`# Completion of rekindle for bash: source <(rekindle completion bash)
_rekindle() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    COMPREPLY+=("$line")
  done < <(rekindle completion bash -- "\${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null)
}
complete -o default -F _rekindle rekindle
`,zsh:`#compdef rekindle
# Completion of rekindle for zsh: a file _rekindle in a folder of $fpath
_rekindle() {
  local -a found
  local line word
  while IFS= read -r line; do
    word="\${\${\${line%%$'\\t'*}//\\\\/\\\\\\\\}//:/\\\\:}"
    [[ $line == *$'\\t'* ]] && word+=":\${line#*$'\\t'}"
    found+=("$word")
  done < <(rekindle completion zsh -- "\${(@Q)words[2,CURRENT-1]}" "\${(Q)PREFIX}" 2>/dev/null)
  if (( $#found )); then _describe 'rekindle' found; else _files; fi
}
if [[ $funcstack[1] == _rekindle ]]; then _rekindle "$@"; else compdef _rekindle rekindle; fi
`,fish:`# Completion of rekindle for fish: ~/.config/fish/completions/rekindle.fish
function __rekindle_complete
  set -l words (commandline -opc)
  set -l word (commandline -ct)
  switch "$word"
    case "'*"
      set word (string unescape -- "$word'")
    case '"*'
      set word (string unescape -- "$word\\"")
    case '*'
      set word (string unescape -- "$word")
  end
  set -l found (rekindle completion fish -- $words[2..-1] "$word" 2>/dev/null)
  if set -q found[1]
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c rekindle -f -a '(__rekindle_complete)'
`,powershell:`# Completion of rekindle for PowerShell, for the profile
Register-ArgumentCompleter -Native -CommandName rekindle -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $words = @($commandAst.CommandElements | Select-Object -Skip 1 |
    Where-Object { $_.Extent.StartOffset -lt $cursorPosition } |
    ForEach-Object {
      if ($_ -is [System.Management.Automation.Language.StringConstantExpressionAst]) { $_.Value }
      else { $_.ToString() }
    })
  if ($wordToComplete -eq '') { $words += ' ' }
  rekindle completion powershell -- @words 2>$null | ForEach-Object {
    $value, $about = $_ -split "\`t", 2
    if (-not $about) { $about = $value }
    $text = if ($value -match '^[\\w./:+=-]+$') { $value } else { "'" + ($value -replace "'", "''") + "'" }
    [System.Management.Automation.CompletionResult]::new($text, $value, 'ParameterValue', $about)
  }
}
`};var cli_world=__webpack_require__(1222);;async function completion({args:[shell=``,...words]},world){const script=Object.hasOwn(SCRIPTS,shell)?SCRIPTS[shell]:undefined;if(script===undefined)throw new errors.yo(`SHELL: found ${JSON.stringify(shell)}, expected ${(0,suggestions.A3)(Object.keys(SCRIPTS))}.`+(0,suggestions.au)(shell,Object.keys(SCRIPTS)));if(words.length===0){world.stdout.write(script);return cli_world.rX}const lines=shell===`bash`?await bashLines(words,world):await wordLines(words,world);world.stdout.write(lines.map(line=>`${line}\n`).join(``));return cli_world.rX}async function wordLines(words,world){const typed=words.map(word=>word===BLANK?``:word);const found=await completionsFor(typed,commands.z_,lookupsIn(world));return found.map(({word,about})=>about===``?word:`${word}\t${about}`)}const BLANK=` `;async function bashLines([line=``,replaced=``],world){const found=await completionsFor(readLine(line).words.slice(1),commands.z_,lookupsIn(world));return found.map(({word})=>writtenAfter(line,replaced,word))}function lookupsIn(world){const quiet={...world,stderr:{write:()=>{}}};const load=()=>Promise.all([__webpack_require__.e(241),__webpack_require__.e(596),__webpack_require__.e(830)]).then(__webpack_require__.bind(__webpack_require__,2830));const at=dir=>atHome(dir,world.env[`HOME`]);return{ids:async dir=>(await load()).idsIn(at(dir),quiet),questions:async(dir,id)=>(await load()).questionsIn(at(dir),id,quiet),formats:async dir=>(await load()).formatsIn(at(dir),quiet),branches:async dir=>(await load()).branchesIn(at(dir),quiet),archives:async dir=>(await load()).archivesIn(at(dir),quiet)}}function atHome(dir,home){return home?dir.replace(/^(?:~|\$HOME|\$\{HOME\})(?=\/|$)/,()=>home):dir}})};