// Serves the repositories below a folder by git's own http-backend, and counts requests and bytes.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';

const [root] = process.argv.slice(2);
let [requests, bytes] = [0, 0];

/** A server such as GitHub: filters, and objects by their ids. */
const SETTINGS = [
  ['uploadpack.allowFilter', 'true'],
  ['uploadpack.allowAnySHA1InWant', 'true'],
];
const CONFIG = Object.fromEntries([
  ['GIT_CONFIG_COUNT', String(SETTINGS.length)],
  ...SETTINGS.flatMap(([name, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, name],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ]),
]);

/** `/OWNER/NAME.git/REST` is the repository in the folder NAME. */
function backend(url, { method, headers }) {
  const [, name, rest] = /^\/[^/]+\/([^/]+)\.git\/(.+)$/.exec(url.pathname) ?? [];
  const env = {
    ...CONFIG,
    PATH: process.env.PATH,
    GIT_PROJECT_ROOT: root,
    GIT_HTTP_EXPORT_ALL: '1',
    PATH_INFO: `/${name}/.git/${rest}`,
    REQUEST_METHOD: method,
    QUERY_STRING: url.search.slice(1),
    CONTENT_TYPE: headers['content-type'] ?? '',
    HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
    GIT_PROTOCOL: headers['git-protocol'] ?? '',
    REMOTE_ADDR: '127.0.0.1',
  };
  return spawn('git', ['http-backend'], { env, stdio: ['pipe', 'pipe', 'ignore'] });
}

async function serve(request, response) {
  const url = new URL(request.url, 'http://127.0.0.1');
  if (url.pathname === '/counted') {
    response.end(JSON.stringify({ requests, bytes }));
    return;
  }
  requests += 1;
  const child = backend(url, request);
  request.pipe(child.stdin);
  const parts = [];
  for await (const part of child.stdout) parts.push(part);
  const output = Buffer.concat(parts);
  bytes += output.length;
  const end = output.indexOf('\r\n\r\n');
  for (const line of output.toString('latin1', 0, end).split('\r\n')) {
    const colon = line.indexOf(':');
    if (line.startsWith('Status:')) response.statusCode = Number(line.slice(8, 11));
    else response.setHeader(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  response.end(output.subarray(end + 4));
}

const server = createServer((request, response) => {
  serve(request, response).catch((error) => response.destroy(error));
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('disconnect', () => process.exit());
