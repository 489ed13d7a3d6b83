// What each shell must be told so that it asks `rekindle completion` what may stand at the cursor.

/**
 * By shell. Each hands on the words up to the cursor, after `--`, and gets one word a line, with what it is
 * after a tab. bash breaks words at colons, which ids have: there what stands before the last colon is cut
 * off again. PowerShell drops empty words: a blank stands for the empty one.
 */
export const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `# Completion of rekindle for bash: source <(rekindle completion bash)
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
`,
  zsh: `#compdef rekindle
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
`,
  fish: `# Completion of rekindle for fish: ~/.config/fish/completions/rekindle.fish
function __rekindle_complete
  set -l words (commandline -opc) (commandline -ct)
  rekindle completion fish -- $words[2..-1] 2>/dev/null
end
complete -c rekindle -f -a '(__rekindle_complete)'
`,
  powershell: `# Completion of rekindle for PowerShell, for the profile
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
`,
};
