// What each shell must be told so that it asks `rekindle completion` what may stand at the cursor.

/**
 * By shell. bash hands on its line and what it replaces of it, and gets what is to be put in; the others hand
 * on the words up to the cursor, without their quotes, and get one word a line, with what it is after a tab,
 * which they quote where it must be. PowerShell drops empty words: a blank stands for the empty one. Where
 * nothing fits, each falls back on the names of files.
 */
export const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `# Completion of rekindle for bash: source <(rekindle completion bash)
_rekindle() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    COMPREPLY+=("$line")
  done < <(rekindle completion bash -- "\${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null)
}
complete -o default -F _rekindle rekindle
`,
  zsh: `#compdef rekindle
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
`,
  fish: `# Completion of rekindle for fish: ~/.config/fish/completions/rekindle.fish
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
`,
  powershell: `# Completion of rekindle for PowerShell, for the profile
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
`,
};
