// The paths of submodules as `.gitmodules` lists them (gitmodules(5)): what somebody wrote, and no more.

/**
 * Each path once, in their order, without quotes and without slashes at its end. One that is absolute, empty,
 * or climbs by `..` is left out: git takes no such path for a submodule. Linear; cannot fail.
 */
export function submodulePaths(text: string): readonly string[] {
  const paths = text.split('\n').flatMap((line): readonly string[] => {
    const at = line.indexOf('=');
    if (at < 0 || line.slice(0, at).trim().toLowerCase() !== 'path') return [];
    return bareOf(line.slice(at + 1).trim());
  });
  return [...new Set(paths)];
}

function bareOf(value: string): readonly string[] {
  const written = value.replace(/^"/, '').replace(/"$/, '');
  const names = written.split('/').filter((name) => name !== '' && name !== '.');
  return written.startsWith('/') || names.length === 0 || names.includes('..') ? [] : [names.join('/')];
}
