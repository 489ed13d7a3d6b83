// Nothing is compiled a second time: most code of a test runs a few times, and that would cost a fifth of all.
import { setFlagsFromString } from 'node:v8';

// Not as options of the process: with other options than it was built with, Node loads no code that it keeps.
for (const flag of ['--no-opt', '--no-maglev']) setFlagsFromString(flag);
