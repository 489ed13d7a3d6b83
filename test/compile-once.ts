// Nothing is compiled a second time: most code runs a few times in tests, and that would cost a fifth.
import { setFlagsFromString } from 'node:v8';

// Not as options of the process: with other options than it was built with, Node loads no code that it keeps.
for (const flag of ['--no-opt', '--no-maglev']) setFlagsFromString(flag);
