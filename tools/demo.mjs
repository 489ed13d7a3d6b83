// `npm run demo` on any version of Node: one that is too old for the demo could not even parse its files.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major > 22 || (major === 22 && minor >= 18)) await import('./demo.ts');
else {
  process.stderr.write(`Found Node ${process.versions.node}. Run "npm ci" first: it brings Node 24.\n`);
  process.exitCode = 1;
}
