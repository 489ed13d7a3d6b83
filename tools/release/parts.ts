// What a release is made of: the package, the list of what is built into it, and the sums of both.
import { createHash } from 'node:crypto';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
}

/** A list of parts as CycloneDX has it, as far as it is read here. */
export interface BillOfMaterials {
  readonly components: readonly Component[];
  readonly dependencies?: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

/** `name version` of each package that a `licenses.txt` of `dist/` names. */
export function builtInto(licences: string): readonly string[] {
  const heads = licences.split(/^-{80}\n\n/m).map((part) => part.slice(0, part.indexOf('\n')));
  return heads.filter((head) => /^\S+ \d\S*$/.test(head));
}

/**
 * Of everything that is installed to build, only what is in the bundles. npm itself would leave all of it
 * out, as the package has nothing to install.
 * @throws Error where a bundle holds a package that is not installed
 */
export function shippedOnly(all: BillOfMaterials, root: string, built: ReadonlySet<string>): BillOfMaterials {
  const components = all.components
    .filter(({ name, version }) => built.has(`${name} ${version}`))
    .filter((one, at, kept) => kept.findIndex((other) => other['bom-ref'] === one['bom-ref']) === at);
  const named = new Set(components.map(({ name, version }) => `${name} ${version}`));
  const lost = [...built].filter((one) => !named.has(one));
  if (lost.length > 0)
    throw new Error(`${lost.join(', ')}: in dist/, and not installed. Run "npm ci" first.`);
  const refs = components.map((one) => one['bom-ref']);
  const among = new Set(refs);
  const dependencies = (all.dependencies ?? [])
    .filter(({ ref }) => among.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => among.has(one)) }));
  return { ...all, components, dependencies: [{ ref: root, dependsOn: refs }, ...dependencies] };
}

/** Lines as `sha256sum --check` reads them. */
export function checksums(files: ReadonlyMap<string, Uint8Array>): string {
  const sum = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  return [...files].map(([name, bytes]) => `${sum(bytes)}  ${name}\n`).join('');
}

interface Released {
  readonly repository: string;
  readonly commit: string;
  readonly tag: string;
  readonly version: string;
}

/** What people read at the release: what is new, and how to have exactly this. */
export function releaseNotes(notes: string, release: Released): string {
  const { repository, commit, tag, version } = release;
  return `${notes}

## How to have it

\`\`\`yaml
- uses: ${repository}@${commit} # ${tag}
\`\`\`

\`\`\`sh
npx rekindle@${version} init
docker pull ghcr.io/${repository.toLowerCase()}:${version}
\`\`\`

\`SHA256SUMS\` has the sums of the files below. The package says where it was built: \`npm audit signatures\`.
`;
}
