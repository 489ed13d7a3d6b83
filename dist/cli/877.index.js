export const id=877;export const ids=[877];export const modules={1877:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.r(__webpack_exports__);__webpack_require__.d(__webpack_exports__,{completion:()=>completion});var commands=__webpack_require__(7754);var errors=__webpack_require__(3434);var suggestions=__webpack_require__(6734);var model_command=__webpack_require__(4252);;const EVERYWHERE=[{word:`--help`,about:`print help`},{word:`--no-color`,about:`no colours`}];async function completionsFor(words,commands,lookups,shells){const current=words.at(-1)??``;const before=words.slice(0,-1);const named=before.find(word=>!word.startsWith(`-`));const all=named===undefined?ofProgram(commands):await ofCommand(named);return all.filter(({word})=>word.startsWith(current)&&(current.startsWith(`-`)||!word.startsWith(`-`)));async function ofCommand(name){const names=({name:own,aliases=[]})=>[own,...aliases];const command=commands.find(one=>names(one).includes(name));if(!command)return name===`help`?ofProgram(commands):[];const typed=before.slice(before.indexOf(name)+1);const spec=optionOf(typed.at(-1),command);if(spec&&placeIn(spec)!==``)return ofPlace(spec,typed);if(current.startsWith(`-`))return[...command.options.flatMap(wordsOf),...EVERYWHERE];const given=typed.filter((word,at)=>!word.startsWith(`-`)&&!takesNext(typed[at-1],command));const arg=command.args[given.length]??command.args.findLast(({repeatable})=>repeatable);if(arg?.name===model_command.ID.name)return plain(await lookups.ids(dirIn(typed)));return arg?.name===`SHELL`?plain(shells):[]}async function ofPlace(spec,typed){if(spec.choices)return plain(spec.choices);return placeIn(spec)===`FORMAT`?plain(await lookups.formats(dirIn(typed))):[]}}function ofProgram(commands){return[...commands.map(({name,summary})=>({word:name,about:summary})),{word:`help`,about:`Print help of a command`},{word:`--version`,about:`print the version`},...EVERYWHERE]}const plain=words=>words.map(word=>({word,about:``}));const namesOf=spec=>(0,model_command.Zo)(spec).split(/,? /).filter(word=>word.startsWith(`-`));const wordsOf=spec=>namesOf(spec).map(word=>({word,about:spec.about}));const placeIn=({flags})=>flags.split(` `)[1]??``;const optionOf=(word,{options})=>word===undefined?undefined:options.find(spec=>namesOf(spec).includes(word));function takesNext(word,command){const spec=optionOf(word,command);return spec!==undefined&&placeIn(spec)!==``}const dirIn=typed=>typed.includes(`-C`)?typed[typed.indexOf(`-C`)+1]??`.`:`.`;;const SCRIPTS={bash:`# Completion of rekindle for bash: source <(rekindle completion bash)
_rekindle() {
  local typed="\${COMP_LINE:0:COMP_POINT}" words cur line prefix=
  read -ra words <<<"$typed"
  [[ $typed == *[[:space:]] ]] && words+=('')
  cur="\${words[\${#words[@]}-1]}"
  [[ $cur == *:* && $COMP_WORDBREAKS == *:* ]] && prefix="\${cur%"\${cur##*:}"}"
  COMPREPLY=()
  while IFS= read -r line; do
    line="\${line%%$'\\t'*}"
    COMPREPLY+=("\${line#"$prefix"}")
  done < <(rekindle completion bash -- "\${words[@]:1}" 2>/dev/null)
}
complete -o default -F _rekindle rekindle
`,zsh:`#compdef rekindle
# Completion of rekindle for zsh: a file _rekindle in a folder of $fpath
_rekindle() {
  local -a found
  local line
  while IFS= read -r line; do
    found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done < <(rekindle completion zsh -- "\${(@)words[2,$CURRENT]}" 2>/dev/null)
  if (( $#found )); then _describe 'rekindle' found; else _files; fi
}
compdef _rekindle rekindle
`,fish:`# Completion of rekindle for fish: ~/.config/fish/completions/rekindle.fish
function __rekindle_complete
  set -l words (commandline -opc) (commandline -ct)
  rekindle completion fish -- $words[2..-1] 2>/dev/null
end
complete -c rekindle -f -a '(__rekindle_complete)'
`,powershell:`# Completion of rekindle for PowerShell, for the profile
Register-ArgumentCompleter -Native -CommandName rekindle -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $words = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
  if ($wordToComplete -eq '') { $words += ' ' }
  rekindle completion powershell -- @words 2>$null | ForEach-Object {
    $value, $about = $_ -split "\`t", 2
    if (-not $about) { $about = $value }
    [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $about)
  }
}
`};var cli_world=__webpack_require__(1222);;async function completion({args:[shell=``,...words]},world){const script=Object.hasOwn(SCRIPTS,shell)?SCRIPTS[shell]:undefined;if(script===undefined)throw new errors.yo(`SHELL: found ${JSON.stringify(shell)}, expected ${(0,suggestions.A3)(Object.keys(SCRIPTS))}.`+(0,suggestions.au)(shell,Object.keys(SCRIPTS)));if(words.length===0){world.stdout.write(script);return cli_world.rX}const quiet={...world,stderr:{write:()=>{}}};const typed=words.map(word=>word.trim());const lookups={ids:async dir=>(await Promise.all([__webpack_require__.e(355),__webpack_require__.e(596),__webpack_require__.e(830)]).then(__webpack_require__.bind(__webpack_require__,2830))).idsIn(dir,quiet),formats:async dir=>(await Promise.all([__webpack_require__.e(355),__webpack_require__.e(596),__webpack_require__.e(830)]).then(__webpack_require__.bind(__webpack_require__,2830))).formatsIn(dir,quiet)};const found=await completionsFor(typed,commands.z_,lookups,Object.keys(SCRIPTS));const lines=found.map(({word,about})=>about===``?word:`${word}\t${about}`);world.stdout.write(lines.map(line=>`${line}\n`).join(``));return cli_world.rX}})};