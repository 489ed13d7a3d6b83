// Refuses to run on a Node that the dependencies were not locked for: that would test something else.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24)
  throw new Error(`tests need Node 24 or newer, found ${process.version}: start them with "npm test"`);
