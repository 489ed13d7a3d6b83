// `npm run demo` on whatever Node there is: one that is too old for the demo cannot even read its files.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 18)) await import('./demo.ts');
else {
  process.stderr.write(`Found Node ${process.versions.node}. Run "npm ci" first: it brings Node 24.\n`);
  process.exitCode = 1;
}
