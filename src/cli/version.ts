// The version that --version prints.
export { VERSION } from '../model/version.ts';
