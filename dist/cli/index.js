#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 6848:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 8909:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { Argument } = __nccwpck_require__(9154);
const { Command } = __nccwpck_require__(4348);
const { CommanderError, InvalidArgumentError } = __nccwpck_require__(1135);
const { Help } = __nccwpck_require__(9754);
const { Option } = __nccwpck_require__(5240);

exports.DM = new Command();

exports.gu = (name) => new Command(name);
exports.Ww = (flags, description) => new Option(flags, description);
exports.er = (name, description) => new Argument(name, description);

/**
 * Expose classes
 */

exports.uB = Command;
exports.c$ = Option;
exports.ef = Argument;
exports._V = Help;

exports.b7 = CommanderError;
exports.Di = InvalidArgumentError;
exports.a2 = InvalidArgumentError; // Deprecated


/***/ }),

/***/ 9154:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { InvalidArgumentError } = __nccwpck_require__(1135);

class Argument {
  /**
   * Initialize a new command argument with the given name and description.
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @param {string} name
   * @param {string} [description]
   */

  constructor(name, description) {
    this.description = description || '';
    this.variadic = false;
    this.parseArg = undefined;
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.argChoices = undefined;

    switch (name[0]) {
      case '<': // e.g. <required>
        this.required = true;
        this._name = name.slice(1, -1);
        break;
      case '[': // e.g. [optional]
        this.required = false;
        this._name = name.slice(1, -1);
        break;
      default:
        this.required = true;
        this._name = name;
        break;
    }

    if (this._name.endsWith('...')) {
      this.variadic = true;
      this._name = this._name.slice(0, -3);
    }
  }

  /**
   * Return argument name.
   *
   * @return {string}
   */

  name() {
    return this._name;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Argument}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Set the custom handler for processing CLI command arguments into argument values.
   *
   * @param {Function} [fn]
   * @return {Argument}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Only allow argument value to be one of choices.
   *
   * @param {string[]} values
   * @return {Argument}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Make argument required.
   *
   * @returns {Argument}
   */
  argRequired() {
    this.required = true;
    return this;
  }

  /**
   * Make argument optional.
   *
   * @returns {Argument}
   */
  argOptional() {
    this.required = false;
    return this;
  }
}

/**
 * Takes an argument and returns its human readable equivalent for help usage.
 *
 * @param {Argument} arg
 * @return {string}
 * @private
 */

function humanReadableArgName(arg) {
  const nameOutput = arg.name() + (arg.variadic === true ? '...' : '');

  return arg.required ? '<' + nameOutput + '>' : '[' + nameOutput + ']';
}

exports.Argument = Argument;
exports.humanReadableArgName = humanReadableArgName;


/***/ }),

/***/ 4348:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const EventEmitter = (__nccwpck_require__(8474).EventEmitter);
const childProcess = __nccwpck_require__(1421);
const path = __nccwpck_require__(6760);
const fs = __nccwpck_require__(3024);
const process = __nccwpck_require__(1708);

const { Argument, humanReadableArgName } = __nccwpck_require__(9154);
const { CommanderError } = __nccwpck_require__(1135);
const { Help, stripColor } = __nccwpck_require__(9754);
const { Option, DualOptions } = __nccwpck_require__(5240);
const { suggestSimilar } = __nccwpck_require__(5030);

class Command extends EventEmitter {
  /**
   * Initialize a new `Command`.
   *
   * @param {string} [name]
   */

  constructor(name) {
    super();
    /** @type {Command[]} */
    this.commands = [];
    /** @type {Option[]} */
    this.options = [];
    this.parent = null;
    this._allowUnknownOption = false;
    this._allowExcessArguments = false;
    /** @type {Argument[]} */
    this.registeredArguments = [];
    this._args = this.registeredArguments; // deprecated old name
    /** @type {string[]} */
    this.args = []; // cli args with options removed
    this.rawArgs = [];
    this.processedArgs = []; // like .args but after custom processing and collecting variadic
    this._scriptPath = null;
    this._name = name || '';
    this._optionValues = {};
    this._optionValueSources = {}; // default, env, cli etc
    this._storeOptionsAsProperties = false;
    this._actionHandler = null;
    this._executableHandler = false;
    this._executableFile = null; // custom name for executable
    this._executableDir = null; // custom search directory for subcommands
    this._defaultCommandName = null;
    this._exitCallback = null;
    this._aliases = [];
    this._combineFlagAndOptionalValue = true;
    this._description = '';
    this._summary = '';
    this._argsDescription = undefined; // legacy
    this._enablePositionalOptions = false;
    this._passThroughOptions = false;
    this._lifeCycleHooks = {}; // a hash of arrays
    /** @type {(boolean | string)} */
    this._showHelpAfterError = false;
    this._showSuggestionAfterError = true;
    this._savedState = null; // used in save/restoreStateBeforeParse

    // see configureOutput() for docs
    this._outputConfiguration = {
      writeOut: (str) => process.stdout.write(str),
      writeErr: (str) => process.stderr.write(str),
      outputError: (str, write) => write(str),
      getOutHelpWidth: () =>
        process.stdout.isTTY ? process.stdout.columns : undefined,
      getErrHelpWidth: () =>
        process.stderr.isTTY ? process.stderr.columns : undefined,
      getOutHasColors: () =>
        useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
      getErrHasColors: () =>
        useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
      stripColor: (str) => stripColor(str),
    };

    this._hidden = false;
    /** @type {(Option | null | undefined)} */
    this._helpOption = undefined; // Lazy created on demand. May be null if help option is disabled.
    this._addImplicitHelpCommand = undefined; // undecided whether true or false yet, not inherited
    /** @type {Command} */
    this._helpCommand = undefined; // lazy initialised, inherited
    this._helpConfiguration = {};
    /** @type {string | undefined} */
    this._helpGroupHeading = undefined; // soft initialised when added to parent
    /** @type {string | undefined} */
    this._defaultCommandGroup = undefined;
    /** @type {string | undefined} */
    this._defaultOptionGroup = undefined;
  }

  /**
   * Copy settings that are useful to have in common across root command and subcommands.
   *
   * (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
   *
   * @param {Command} sourceCommand
   * @return {Command} `this` command for chaining
   */
  copyInheritedSettings(sourceCommand) {
    this._outputConfiguration = sourceCommand._outputConfiguration;
    this._helpOption = sourceCommand._helpOption;
    this._helpCommand = sourceCommand._helpCommand;
    this._helpConfiguration = sourceCommand._helpConfiguration;
    this._exitCallback = sourceCommand._exitCallback;
    this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
    this._combineFlagAndOptionalValue =
      sourceCommand._combineFlagAndOptionalValue;
    this._allowExcessArguments = sourceCommand._allowExcessArguments;
    this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
    this._showHelpAfterError = sourceCommand._showHelpAfterError;
    this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;

    return this;
  }

  /**
   * @returns {Command[]}
   * @private
   */

  _getCommandAndAncestors() {
    const result = [];
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    for (let command = this; command; command = command.parent) {
      result.push(command);
    }
    return result;
  }

  /**
   * Define a command.
   *
   * There are two styles of command: pay attention to where to put the description.
   *
   * @example
   * // Command implemented using action handler (description is supplied separately to `.command`)
   * program
   *   .command('clone <source> [destination]')
   *   .description('clone a repository into a newly created directory')
   *   .action((source, destination) => {
   *     console.log('clone command called');
   *   });
   *
   * // Command implemented using separate executable file (description is second parameter to `.command`)
   * program
   *   .command('start <service>', 'start named service')
   *   .command('stop [service]', 'stop named service, or all if no name supplied');
   *
   * @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
   * @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
   * @param {object} [execOpts] - configuration options (for executable)
   * @return {Command} returns new command for action handler, or `this` for executable command
   */

  command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
    let desc = actionOptsOrExecDesc;
    let opts = execOpts;
    if (typeof desc === 'object' && desc !== null) {
      opts = desc;
      desc = null;
    }
    opts = opts || {};
    const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);

    const cmd = this.createCommand(name);
    if (desc) {
      cmd.description(desc);
      cmd._executableHandler = true;
    }
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    cmd._hidden = !!(opts.noHelp || opts.hidden); // noHelp is deprecated old name for hidden
    cmd._executableFile = opts.executableFile || null; // Custom name for executable file, set missing to null to match constructor
    if (args) cmd.arguments(args);
    this._registerCommand(cmd);
    cmd.parent = this;
    cmd.copyInheritedSettings(this);

    if (desc) return this;
    return cmd;
  }

  /**
   * Factory routine to create a new unattached command.
   *
   * See .command() for creating an attached subcommand, which uses this routine to
   * create the command. You can override createCommand to customise subcommands.
   *
   * @param {string} [name]
   * @return {Command} new command
   */

  createCommand(name) {
    return new Command(name);
  }

  /**
   * You can customise the help with a subclass of Help by overriding createHelp,
   * or by overriding Help properties using configureHelp().
   *
   * @return {Help}
   */

  createHelp() {
    return Object.assign(new Help(), this.configureHelp());
  }

  /**
   * You can customise the help by overriding Help properties using configureHelp(),
   * or with a subclass of Help by overriding createHelp().
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureHelp(configuration) {
    if (configuration === undefined) return this._helpConfiguration;

    this._helpConfiguration = configuration;
    return this;
  }

  /**
   * The default output goes to stdout and stderr. You can customise this for special
   * applications. You can also customise the display of errors by overriding outputError.
   *
   * The configuration properties are all functions:
   *
   *     // change how output being written, defaults to stdout and stderr
   *     writeOut(str)
   *     writeErr(str)
   *     // change how output being written for errors, defaults to writeErr
   *     outputError(str, write) // used for displaying errors and not used for displaying help
   *     // specify width for wrapping help
   *     getOutHelpWidth()
   *     getErrHelpWidth()
   *     // color support, currently only used with Help
   *     getOutHasColors()
   *     getErrHasColors()
   *     stripColor() // used to remove ANSI escape codes if output does not have colors
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureOutput(configuration) {
    if (configuration === undefined) return this._outputConfiguration;

    this._outputConfiguration = {
      ...this._outputConfiguration,
      ...configuration,
    };
    return this;
  }

  /**
   * Display the help or a custom message after an error occurs.
   *
   * @param {(boolean|string)} [displayHelp]
   * @return {Command} `this` command for chaining
   */
  showHelpAfterError(displayHelp = true) {
    if (typeof displayHelp !== 'string') displayHelp = !!displayHelp;
    this._showHelpAfterError = displayHelp;
    return this;
  }

  /**
   * Display suggestion of similar commands for unknown commands, or options for unknown options.
   *
   * @param {boolean} [displaySuggestion]
   * @return {Command} `this` command for chaining
   */
  showSuggestionAfterError(displaySuggestion = true) {
    this._showSuggestionAfterError = !!displaySuggestion;
    return this;
  }

  /**
   * Add a prepared subcommand.
   *
   * See .command() for creating an attached subcommand which inherits settings from its parent.
   *
   * @param {Command} cmd - new subcommand
   * @param {object} [opts] - configuration options
   * @return {Command} `this` command for chaining
   */

  addCommand(cmd, opts) {
    if (!cmd._name) {
      throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
    }

    opts = opts || {};
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    if (opts.noHelp || opts.hidden) cmd._hidden = true; // modifying passed command due to existing implementation

    this._registerCommand(cmd);
    cmd.parent = this;
    cmd._checkForBrokenPassThrough();

    return this;
  }

  /**
   * Factory routine to create a new unattached argument.
   *
   * See .argument() for creating an attached argument, which uses this routine to
   * create the argument. You can override createArgument to return a custom argument.
   *
   * @param {string} name
   * @param {string} [description]
   * @return {Argument} new argument
   */

  createArgument(name, description) {
    return new Argument(name, description);
  }

  /**
   * Define argument syntax for command.
   *
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @example
   * program.argument('<input-file>');
   * program.argument('[output-file]');
   *
   * @param {string} name
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom argument processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */
  argument(name, description, parseArg, defaultValue) {
    const argument = this.createArgument(name, description);
    if (typeof parseArg === 'function') {
      argument.default(defaultValue).argParser(parseArg);
    } else {
      argument.default(parseArg);
    }
    this.addArgument(argument);
    return this;
  }

  /**
   * Define argument syntax for command, adding multiple at once (without descriptions).
   *
   * See also .argument().
   *
   * @example
   * program.arguments('<cmd> [env]');
   *
   * @param {string} names
   * @return {Command} `this` command for chaining
   */

  arguments(names) {
    names
      .trim()
      .split(/ +/)
      .forEach((detail) => {
        this.argument(detail);
      });
    return this;
  }

  /**
   * Define argument syntax for command, adding a prepared argument.
   *
   * @param {Argument} argument
   * @return {Command} `this` command for chaining
   */
  addArgument(argument) {
    const previousArgument = this.registeredArguments.slice(-1)[0];
    if (previousArgument?.variadic) {
      throw new Error(
        `only the last argument can be variadic '${previousArgument.name()}'`,
      );
    }
    if (
      argument.required &&
      argument.defaultValue !== undefined &&
      argument.parseArg === undefined
    ) {
      throw new Error(
        `a default value for a required argument is never used: '${argument.name()}'`,
      );
    }
    this.registeredArguments.push(argument);
    return this;
  }

  /**
   * Customise or override default help command. By default a help command is automatically added if your command has subcommands.
   *
   * @example
   *    program.helpCommand('help [cmd]');
   *    program.helpCommand('help [cmd]', 'show help');
   *    program.helpCommand(false); // suppress default help command
   *    program.helpCommand(true); // add help command even if no subcommands
   *
   * @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
   * @param {string} [description] - custom description
   * @return {Command} `this` command for chaining
   */

  helpCommand(enableOrNameAndArgs, description) {
    if (typeof enableOrNameAndArgs === 'boolean') {
      this._addImplicitHelpCommand = enableOrNameAndArgs;
      if (enableOrNameAndArgs && this._defaultCommandGroup) {
        // make the command to store the group
        this._initCommandGroup(this._getHelpCommand());
      }
      return this;
    }

    const nameAndArgs = enableOrNameAndArgs ?? 'help [command]';
    const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
    const helpDescription = description ?? 'display help for command';

    const helpCommand = this.createCommand(helpName);
    helpCommand.helpOption(false);
    if (helpArgs) helpCommand.arguments(helpArgs);
    if (helpDescription) helpCommand.description(helpDescription);

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    // init group unless lazy create
    if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);

    return this;
  }

  /**
   * Add prepared custom help command.
   *
   * @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
   * @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
   * @return {Command} `this` command for chaining
   */
  addHelpCommand(helpCommand, deprecatedDescription) {
    // If not passed an object, call through to helpCommand for backwards compatibility,
    // as addHelpCommand was originally used like helpCommand is now.
    if (typeof helpCommand !== 'object') {
      this.helpCommand(helpCommand, deprecatedDescription);
      return this;
    }

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    this._initCommandGroup(helpCommand);
    return this;
  }

  /**
   * Lazy create help command.
   *
   * @return {(Command|null)}
   * @package
   */
  _getHelpCommand() {
    const hasImplicitHelpCommand =
      this._addImplicitHelpCommand ??
      (this.commands.length &&
        !this._actionHandler &&
        !this._findCommand('help'));

    if (hasImplicitHelpCommand) {
      if (this._helpCommand === undefined) {
        this.helpCommand(undefined, undefined); // use default name and description
      }
      return this._helpCommand;
    }
    return null;
  }

  /**
   * Add hook for life cycle event.
   *
   * @param {string} event
   * @param {Function} listener
   * @return {Command} `this` command for chaining
   */

  hook(event, listener) {
    const allowedValues = ['preSubcommand', 'preAction', 'postAction'];
    if (!allowedValues.includes(event)) {
      throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
    }
    if (this._lifeCycleHooks[event]) {
      this._lifeCycleHooks[event].push(listener);
    } else {
      this._lifeCycleHooks[event] = [listener];
    }
    return this;
  }

  /**
   * Register callback to use as replacement for calling process.exit.
   *
   * @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
   * @return {Command} `this` command for chaining
   */

  exitOverride(fn) {
    if (fn) {
      this._exitCallback = fn;
    } else {
      this._exitCallback = (err) => {
        if (err.code !== 'commander.executeSubCommandAsync') {
          throw err;
        } else {
          // Async callback from spawn events, not useful to throw.
        }
      };
    }
    return this;
  }

  /**
   * Call process.exit, and _exitCallback if defined.
   *
   * @param {number} exitCode exit code for using with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   * @return never
   * @private
   */

  _exit(exitCode, code, message) {
    if (this._exitCallback) {
      this._exitCallback(new CommanderError(exitCode, code, message));
      // Expecting this line is not reached.
    }
    process.exit(exitCode);
  }

  /**
   * Register callback `fn` for the command.
   *
   * @example
   * program
   *   .command('serve')
   *   .description('start service')
   *   .action(function() {
   *      // do work here
   *   });
   *
   * @param {Function} fn
   * @return {Command} `this` command for chaining
   */

  action(fn) {
    const listener = (args) => {
      // The .action callback takes an extra parameter which is the command or options.
      const expectedArgsCount = this.registeredArguments.length;
      const actionArgs = args.slice(0, expectedArgsCount);
      if (this._storeOptionsAsProperties) {
        actionArgs[expectedArgsCount] = this; // backwards compatible "options"
      } else {
        actionArgs[expectedArgsCount] = this.opts();
      }
      actionArgs.push(this);

      return fn.apply(this, actionArgs);
    };
    this._actionHandler = listener;
    return this;
  }

  /**
   * Factory routine to create a new unattached option.
   *
   * See .option() for creating an attached option, which uses this routine to
   * create the option. You can override createOption to return a custom option.
   *
   * @param {string} flags
   * @param {string} [description]
   * @return {Option} new option
   */

  createOption(flags, description) {
    return new Option(flags, description);
  }

  /**
   * Wrap parseArgs to catch 'commander.invalidArgument'.
   *
   * @param {(Option | Argument)} target
   * @param {string} value
   * @param {*} previous
   * @param {string} invalidArgumentMessage
   * @private
   */

  _callParseArg(target, value, previous, invalidArgumentMessage) {
    try {
      return target.parseArg(value, previous);
    } catch (err) {
      if (err.code === 'commander.invalidArgument') {
        const message = `${invalidArgumentMessage} ${err.message}`;
        this.error(message, { exitCode: err.exitCode, code: err.code });
      }
      throw err;
    }
  }

  /**
   * Check for option flag conflicts.
   * Register option if no conflicts found, or throw on conflict.
   *
   * @param {Option} option
   * @private
   */

  _registerOption(option) {
    const matchingOption =
      (option.short && this._findOption(option.short)) ||
      (option.long && this._findOption(option.long));
    if (matchingOption) {
      const matchingFlag =
        option.long && this._findOption(option.long)
          ? option.long
          : option.short;
      throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
    }

    this._initOptionGroup(option);
    this.options.push(option);
  }

  /**
   * Check for command name and alias conflicts with existing commands.
   * Register command if no conflicts found, or throw on conflict.
   *
   * @param {Command} command
   * @private
   */

  _registerCommand(command) {
    const knownBy = (cmd) => {
      return [cmd.name()].concat(cmd.aliases());
    };

    const alreadyUsed = knownBy(command).find((name) =>
      this._findCommand(name),
    );
    if (alreadyUsed) {
      const existingCmd = knownBy(this._findCommand(alreadyUsed)).join('|');
      const newCmd = knownBy(command).join('|');
      throw new Error(
        `cannot add command '${newCmd}' as already have command '${existingCmd}'`,
      );
    }

    this._initCommandGroup(command);
    this.commands.push(command);
  }

  /**
   * Add an option.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addOption(option) {
    this._registerOption(option);

    const oname = option.name();
    const name = option.attributeName();

    // store default value
    if (option.negate) {
      // --no-foo is special and defaults foo to true, unless a --foo option is already defined
      const positiveLongFlag = option.long.replace(/^--no-/, '--');
      if (!this._findOption(positiveLongFlag)) {
        this.setOptionValueWithSource(
          name,
          option.defaultValue === undefined ? true : option.defaultValue,
          'default',
        );
      }
    } else if (option.defaultValue !== undefined) {
      this.setOptionValueWithSource(name, option.defaultValue, 'default');
    }

    // handler for cli and env supplied values
    const handleOptionValue = (val, invalidValueMessage, valueSource) => {
      // val is null for optional option used without an optional-argument.
      // val is undefined for boolean and negated option.
      if (val == null && option.presetArg !== undefined) {
        val = option.presetArg;
      }

      // custom processing
      const oldValue = this.getOptionValue(name);
      if (val !== null && option.parseArg) {
        val = this._callParseArg(option, val, oldValue, invalidValueMessage);
      } else if (val !== null && option.variadic) {
        val = option._collectValue(val, oldValue);
      }

      // Fill-in appropriate missing values. Long winded but easy to follow.
      if (val == null) {
        if (option.negate) {
          val = false;
        } else if (option.isBoolean() || option.optional) {
          val = true;
        } else {
          val = ''; // not normal, parseArg might have failed or be a mock function for testing
        }
      }
      this.setOptionValueWithSource(name, val, valueSource);
    };

    this.on('option:' + oname, (val) => {
      const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
      handleOptionValue(val, invalidValueMessage, 'cli');
    });

    if (option.envVar) {
      this.on('optionEnv:' + oname, (val) => {
        const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
        handleOptionValue(val, invalidValueMessage, 'env');
      });
    }

    return this;
  }

  /**
   * Internal implementation shared by .option() and .requiredOption()
   *
   * @return {Command} `this` command for chaining
   * @private
   */
  _optionEx(config, flags, description, fn, defaultValue) {
    if (typeof flags === 'object' && flags instanceof Option) {
      throw new Error(
        'To add an Option object use addOption() instead of option() or requiredOption()',
      );
    }
    const option = this.createOption(flags, description);
    option.makeOptionMandatory(!!config.mandatory);
    if (typeof fn === 'function') {
      option.default(defaultValue).argParser(fn);
    } else if (fn instanceof RegExp) {
      // deprecated
      const regex = fn;
      fn = (val, def) => {
        const m = regex.exec(val);
        return m ? m[0] : def;
      };
      option.default(defaultValue).argParser(fn);
    } else {
      option.default(fn);
    }

    return this.addOption(option);
  }

  /**
   * Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
   * option-argument is indicated by `<>` and an optional option-argument by `[]`.
   *
   * See the README for more details, and see also addOption() and requiredOption().
   *
   * @example
   * program
   *     .option('-p, --pepper', 'add pepper')
   *     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
   *     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
   *     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  option(flags, description, parseArg, defaultValue) {
    return this._optionEx({}, flags, description, parseArg, defaultValue);
  }

  /**
   * Add a required option which must have a value after parsing. This usually means
   * the option must be specified on the command line. (Otherwise the same as .option().)
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  requiredOption(flags, description, parseArg, defaultValue) {
    return this._optionEx(
      { mandatory: true },
      flags,
      description,
      parseArg,
      defaultValue,
    );
  }

  /**
   * Alter parsing of short flags with optional values.
   *
   * @example
   * // for `.option('-f,--flag [value]'):
   * program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
   * program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
   *
   * @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
   * @return {Command} `this` command for chaining
   */
  combineFlagAndOptionalValue(combine = true) {
    this._combineFlagAndOptionalValue = !!combine;
    return this;
  }

  /**
   * Allow unknown options on the command line.
   *
   * @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
   * @return {Command} `this` command for chaining
   */
  allowUnknownOption(allowUnknown = true) {
    this._allowUnknownOption = !!allowUnknown;
    return this;
  }

  /**
   * Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
   *
   * @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
   * @return {Command} `this` command for chaining
   */
  allowExcessArguments(allowExcess = true) {
    this._allowExcessArguments = !!allowExcess;
    return this;
  }

  /**
   * Enable positional options. Positional means global options are specified before subcommands which lets
   * subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
   * The default behaviour is non-positional and global options may appear anywhere on the command line.
   *
   * @param {boolean} [positional]
   * @return {Command} `this` command for chaining
   */
  enablePositionalOptions(positional = true) {
    this._enablePositionalOptions = !!positional;
    return this;
  }

  /**
   * Pass through options that come after command-arguments rather than treat them as command-options,
   * so actual command-options come before command-arguments. Turning this on for a subcommand requires
   * positional options to have been enabled on the program (parent commands).
   * The default behaviour is non-positional and options may appear before or after command-arguments.
   *
   * @param {boolean} [passThrough] for unknown options.
   * @return {Command} `this` command for chaining
   */
  passThroughOptions(passThrough = true) {
    this._passThroughOptions = !!passThrough;
    this._checkForBrokenPassThrough();
    return this;
  }

  /**
   * @private
   */

  _checkForBrokenPassThrough() {
    if (
      this.parent &&
      this._passThroughOptions &&
      !this.parent._enablePositionalOptions
    ) {
      throw new Error(
        `passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`,
      );
    }
  }

  /**
   * Whether to store option values as properties on command object,
   * or store separately (specify false). In both cases the option values can be accessed using .opts().
   *
   * @param {boolean} [storeAsProperties=true]
   * @return {Command} `this` command for chaining
   */

  storeOptionsAsProperties(storeAsProperties = true) {
    if (this.options.length) {
      throw new Error('call .storeOptionsAsProperties() before adding options');
    }
    if (Object.keys(this._optionValues).length) {
      throw new Error(
        'call .storeOptionsAsProperties() before setting option values',
      );
    }
    this._storeOptionsAsProperties = !!storeAsProperties;
    return this;
  }

  /**
   * Retrieve option value.
   *
   * @param {string} key
   * @return {object} value
   */

  getOptionValue(key) {
    if (this._storeOptionsAsProperties) {
      return this[key];
    }
    return this._optionValues[key];
  }

  /**
   * Store option value.
   *
   * @param {string} key
   * @param {object} value
   * @return {Command} `this` command for chaining
   */

  setOptionValue(key, value) {
    return this.setOptionValueWithSource(key, value, undefined);
  }

  /**
   * Store option value and where the value came from.
   *
   * @param {string} key
   * @param {object} value
   * @param {string} source - expected values are default/config/env/cli/implied
   * @return {Command} `this` command for chaining
   */

  setOptionValueWithSource(key, value, source) {
    if (this._storeOptionsAsProperties) {
      this[key] = value;
    } else {
      this._optionValues[key] = value;
    }
    this._optionValueSources[key] = source;
    return this;
  }

  /**
   * Get source of option value.
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSource(key) {
    return this._optionValueSources[key];
  }

  /**
   * Get source of option value. See also .optsWithGlobals().
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSourceWithGlobals(key) {
    // global overwrites local, like optsWithGlobals
    let source;
    this._getCommandAndAncestors().forEach((cmd) => {
      if (cmd.getOptionValueSource(key) !== undefined) {
        source = cmd.getOptionValueSource(key);
      }
    });
    return source;
  }

  /**
   * Get user arguments from implied or explicit arguments.
   * Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
   *
   * @private
   */

  _prepareUserArgs(argv, parseOptions) {
    if (argv !== undefined && !Array.isArray(argv)) {
      throw new Error('first parameter to parse must be array or undefined');
    }
    parseOptions = parseOptions || {};

    // auto-detect argument conventions if nothing supplied
    if (argv === undefined && parseOptions.from === undefined) {
      if (process.versions?.electron) {
        parseOptions.from = 'electron';
      }
      // check node specific options for scenarios where user CLI args follow executable without scriptname
      const execArgv = process.execArgv ?? [];
      if (
        execArgv.includes('-e') ||
        execArgv.includes('--eval') ||
        execArgv.includes('-p') ||
        execArgv.includes('--print')
      ) {
        parseOptions.from = 'eval'; // internal usage, not documented
      }
    }

    // default to using process.argv
    if (argv === undefined) {
      argv = process.argv;
    }
    this.rawArgs = argv.slice();

    // extract the user args and scriptPath
    let userArgs;
    switch (parseOptions.from) {
      case undefined:
      case 'node':
        this._scriptPath = argv[1];
        userArgs = argv.slice(2);
        break;
      case 'electron':
        // @ts-ignore: because defaultApp is an unknown property
        if (process.defaultApp) {
          this._scriptPath = argv[1];
          userArgs = argv.slice(2);
        } else {
          userArgs = argv.slice(1);
        }
        break;
      case 'user':
        userArgs = argv.slice(0);
        break;
      case 'eval':
        userArgs = argv.slice(1);
        break;
      default:
        throw new Error(
          `unexpected parse option { from: '${parseOptions.from}' }`,
        );
    }

    // Find default name for program from arguments.
    if (!this._name && this._scriptPath)
      this.nameFromFilename(this._scriptPath);
    this._name = this._name || 'program';

    return userArgs;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Use parseAsync instead of parse if any of your action handlers are async.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * program.parse(); // parse process.argv and auto-detect electron and special node flags
   * program.parse(process.argv); // assume argv[0] is app and argv[1] is script
   * program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv] - optional, defaults to process.argv
   * @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
   * @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
   * @return {Command} `this` command for chaining
   */

  parse(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    this._parseCommand([], userArgs);

    return this;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
   * await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
   * await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv]
   * @param {object} [parseOptions]
   * @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
   * @return {Promise}
   */

  async parseAsync(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    await this._parseCommand([], userArgs);

    return this;
  }

  _prepareForParse() {
    if (this._savedState === null) {
      this.saveStateBeforeParse();
    } else {
      this.restoreStateBeforeParse();
    }
  }

  /**
   * Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state saved.
   */
  saveStateBeforeParse() {
    this._savedState = {
      // name is stable if supplied by author, but may be unspecified for root command and deduced during parsing
      _name: this._name,
      // option values before parse have default values (including false for negated options)
      // shallow clones
      _optionValues: { ...this._optionValues },
      _optionValueSources: { ...this._optionValueSources },
    };
  }

  /**
   * Restore state before parse for calls after the first.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state restored.
   */
  restoreStateBeforeParse() {
    if (this._storeOptionsAsProperties)
      throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);

    // clear state from _prepareUserArgs
    this._name = this._savedState._name;
    this._scriptPath = null;
    this.rawArgs = [];
    // clear state from setOptionValueWithSource
    this._optionValues = { ...this._savedState._optionValues };
    this._optionValueSources = { ...this._savedState._optionValueSources };
    // clear state from _parseCommand
    this.args = [];
    // clear state from _processArguments
    this.processedArgs = [];
  }

  /**
   * Throw if expected executable is missing. Add lots of help for author.
   *
   * @param {string} executableFile
   * @param {string} executableDir
   * @param {string} subcommandName
   */
  _checkForMissingExecutable(executableFile, executableDir, subcommandName) {
    if (fs.existsSync(executableFile)) return;

    const executableDirMessage = executableDir
      ? `searched for local subcommand relative to directory '${executableDir}'`
      : 'no directory for search for local subcommand, use .executableDir() to supply a custom directory';
    const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
    throw new Error(executableMissing);
  }

  /**
   * Execute a sub-command executable.
   *
   * @private
   */

  _executeSubCommand(subcommand, args) {
    args = args.slice();
    let launchWithNode = false; // Use node for source targets so do not need to get permissions correct, and on Windows.
    const sourceExt = ['.js', '.ts', '.tsx', '.mjs', '.cjs'];

    function findFile(baseDir, baseName) {
      // Look for specified file
      const localBin = path.resolve(baseDir, baseName);
      if (fs.existsSync(localBin)) return localBin;

      // Stop looking if candidate already has an expected extension.
      if (sourceExt.includes(path.extname(baseName))) return undefined;

      // Try all the extensions.
      const foundExt = sourceExt.find((ext) =>
        fs.existsSync(`${localBin}${ext}`),
      );
      if (foundExt) return `${localBin}${foundExt}`;

      return undefined;
    }

    // Not checking for help first. Unlikely to have mandatory and executable, and can't robustly test for help flags in external command.
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // executableFile and executableDir might be full path, or just a name
    let executableFile =
      subcommand._executableFile || `${this._name}-${subcommand._name}`;
    let executableDir = this._executableDir || '';
    if (this._scriptPath) {
      let resolvedScriptPath; // resolve possible symlink for installed npm binary
      try {
        resolvedScriptPath = fs.realpathSync(this._scriptPath);
      } catch {
        resolvedScriptPath = this._scriptPath;
      }
      executableDir = path.resolve(
        path.dirname(resolvedScriptPath),
        executableDir,
      );
    }

    // Look for a local file in preference to a command in PATH.
    if (executableDir) {
      let localFile = findFile(executableDir, executableFile);

      // Legacy search using prefix of script name instead of command name
      if (!localFile && !subcommand._executableFile && this._scriptPath) {
        const legacyName = path.basename(
          this._scriptPath,
          path.extname(this._scriptPath),
        );
        if (legacyName !== this._name) {
          localFile = findFile(
            executableDir,
            `${legacyName}-${subcommand._name}`,
          );
        }
      }
      executableFile = localFile || executableFile;
    }

    launchWithNode = sourceExt.includes(path.extname(executableFile));

    let proc;
    if (process.platform !== 'win32') {
      if (launchWithNode) {
        args.unshift(executableFile);
        // add executable arguments to spawn
        args = incrementNodeInspectorPort(process.execArgv).concat(args);

        proc = childProcess.spawn(process.argv[0], args, { stdio: 'inherit' });
      } else {
        proc = childProcess.spawn(executableFile, args, { stdio: 'inherit' });
      }
    } else {
      this._checkForMissingExecutable(
        executableFile,
        executableDir,
        subcommand._name,
      );
      args.unshift(executableFile);
      // add executable arguments to spawn
      args = incrementNodeInspectorPort(process.execArgv).concat(args);
      proc = childProcess.spawn(process.execPath, args, { stdio: 'inherit' });
    }

    if (!proc.killed) {
      // testing mainly to avoid leak warnings during unit tests with mocked spawn
      const signals = ['SIGUSR1', 'SIGUSR2', 'SIGTERM', 'SIGINT', 'SIGHUP'];
      signals.forEach((signal) => {
        process.on(signal, () => {
          if (proc.killed === false && proc.exitCode === null) {
            // @ts-ignore because signals not typed to known strings
            proc.kill(signal);
          }
        });
      });
    }

    // By default terminate process when spawned process terminates.
    const exitCallback = this._exitCallback;
    proc.on('close', (code) => {
      code = code ?? 1; // code is null if spawned process terminated due to a signal
      if (!exitCallback) {
        process.exit(code);
      } else {
        exitCallback(
          new CommanderError(
            code,
            'commander.executeSubCommandAsync',
            '(close)',
          ),
        );
      }
    });
    proc.on('error', (err) => {
      // @ts-ignore: because err.code is an unknown property
      if (err.code === 'ENOENT') {
        this._checkForMissingExecutable(
          executableFile,
          executableDir,
          subcommand._name,
        );
        // @ts-ignore: because err.code is an unknown property
      } else if (err.code === 'EACCES') {
        throw new Error(`'${executableFile}' not executable`);
      }
      if (!exitCallback) {
        process.exit(1);
      } else {
        const wrappedError = new CommanderError(
          1,
          'commander.executeSubCommandAsync',
          '(error)',
        );
        wrappedError.nestedError = err;
        exitCallback(wrappedError);
      }
    });

    // Store the reference to the child process
    this.runningCommand = proc;
  }

  /**
   * @private
   */

  _dispatchSubcommand(commandName, operands, unknown) {
    const subCommand = this._findCommand(commandName);
    if (!subCommand) this.help({ error: true });

    subCommand._prepareForParse();
    let promiseChain;
    promiseChain = this._chainOrCallSubCommandHook(
      promiseChain,
      subCommand,
      'preSubcommand',
    );
    promiseChain = this._chainOrCall(promiseChain, () => {
      if (subCommand._executableHandler) {
        this._executeSubCommand(subCommand, operands.concat(unknown));
      } else {
        return subCommand._parseCommand(operands, unknown);
      }
    });
    return promiseChain;
  }

  /**
   * Invoke help directly if possible, or dispatch if necessary.
   * e.g. help foo
   *
   * @private
   */

  _dispatchHelpCommand(subcommandName) {
    if (!subcommandName) {
      this.help();
    }
    const subCommand = this._findCommand(subcommandName);
    if (subCommand && !subCommand._executableHandler) {
      subCommand.help();
    }

    // Fallback to parsing the help flag to invoke the help.
    return this._dispatchSubcommand(
      subcommandName,
      [],
      [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? '--help'],
    );
  }

  /**
   * Check this.args against expected this.registeredArguments.
   *
   * @private
   */

  _checkNumberOfArguments() {
    // too few
    this.registeredArguments.forEach((arg, i) => {
      if (arg.required && this.args[i] == null) {
        this.missingArgument(arg.name());
      }
    });
    // too many
    if (
      this.registeredArguments.length > 0 &&
      this.registeredArguments[this.registeredArguments.length - 1].variadic
    ) {
      return;
    }
    if (this.args.length > this.registeredArguments.length) {
      this._excessArguments(this.args);
    }
  }

  /**
   * Process this.args using this.registeredArguments and save as this.processedArgs!
   *
   * @private
   */

  _processArguments() {
    const myParseArg = (argument, value, previous) => {
      // Extra processing for nice error message on parsing failure.
      let parsedValue = value;
      if (value !== null && argument.parseArg) {
        const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
        parsedValue = this._callParseArg(
          argument,
          value,
          previous,
          invalidValueMessage,
        );
      }
      return parsedValue;
    };

    this._checkNumberOfArguments();

    const processedArgs = [];
    this.registeredArguments.forEach((declaredArg, index) => {
      let value = declaredArg.defaultValue;
      if (declaredArg.variadic) {
        // Collect together remaining arguments for passing together as an array.
        if (index < this.args.length) {
          value = this.args.slice(index);
          if (declaredArg.parseArg) {
            value = value.reduce((processed, v) => {
              return myParseArg(declaredArg, v, processed);
            }, declaredArg.defaultValue);
          }
        } else if (value === undefined) {
          value = [];
        }
      } else if (index < this.args.length) {
        value = this.args[index];
        if (declaredArg.parseArg) {
          value = myParseArg(declaredArg, value, declaredArg.defaultValue);
        }
      }
      processedArgs[index] = value;
    });
    this.processedArgs = processedArgs;
  }

  /**
   * Once we have a promise we chain, but call synchronously until then.
   *
   * @param {(Promise|undefined)} promise
   * @param {Function} fn
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCall(promise, fn) {
    // thenable
    if (promise?.then && typeof promise.then === 'function') {
      // already have a promise, chain callback
      return promise.then(() => fn());
    }
    // callback might return a promise
    return fn();
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallHooks(promise, event) {
    let result = promise;
    const hooks = [];
    this._getCommandAndAncestors()
      .reverse()
      .filter((cmd) => cmd._lifeCycleHooks[event] !== undefined)
      .forEach((hookedCommand) => {
        hookedCommand._lifeCycleHooks[event].forEach((callback) => {
          hooks.push({ hookedCommand, callback });
        });
      });
    if (event === 'postAction') {
      hooks.reverse();
    }

    hooks.forEach((hookDetail) => {
      result = this._chainOrCall(result, () => {
        return hookDetail.callback(hookDetail.hookedCommand, this);
      });
    });
    return result;
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {Command} subCommand
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallSubCommandHook(promise, subCommand, event) {
    let result = promise;
    if (this._lifeCycleHooks[event] !== undefined) {
      this._lifeCycleHooks[event].forEach((hook) => {
        result = this._chainOrCall(result, () => {
          return hook(this, subCommand);
        });
      });
    }
    return result;
  }

  /**
   * Process arguments in context of this command.
   * Returns action result, in case it is a promise.
   *
   * @private
   */

  _parseCommand(operands, unknown) {
    const parsed = this.parseOptions(unknown);
    this._parseOptionsEnv(); // after cli, so parseArg not called on both cli and env
    this._parseOptionsImplied();
    operands = operands.concat(parsed.operands);
    unknown = parsed.unknown;
    this.args = operands.concat(unknown);

    if (operands && this._findCommand(operands[0])) {
      return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
    }
    if (
      this._getHelpCommand() &&
      operands[0] === this._getHelpCommand().name()
    ) {
      return this._dispatchHelpCommand(operands[1]);
    }
    if (this._defaultCommandName) {
      this._outputHelpIfRequested(unknown); // Run the help for default command from parent rather than passing to default command
      return this._dispatchSubcommand(
        this._defaultCommandName,
        operands,
        unknown,
      );
    }
    if (
      this.commands.length &&
      this.args.length === 0 &&
      !this._actionHandler &&
      !this._defaultCommandName
    ) {
      // probably missing subcommand and no handler, user needs help (and exit)
      this.help({ error: true });
    }

    this._outputHelpIfRequested(parsed.unknown);
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // We do not always call this check to avoid masking a "better" error, like unknown command.
    const checkForUnknownOptions = () => {
      if (parsed.unknown.length > 0) {
        this.unknownOption(parsed.unknown[0]);
      }
    };

    const commandEvent = `command:${this.name()}`;
    if (this._actionHandler) {
      checkForUnknownOptions();
      this._processArguments();

      let promiseChain;
      promiseChain = this._chainOrCallHooks(promiseChain, 'preAction');
      promiseChain = this._chainOrCall(promiseChain, () =>
        this._actionHandler(this.processedArgs),
      );
      if (this.parent) {
        promiseChain = this._chainOrCall(promiseChain, () => {
          this.parent.emit(commandEvent, operands, unknown); // legacy
        });
      }
      promiseChain = this._chainOrCallHooks(promiseChain, 'postAction');
      return promiseChain;
    }
    if (this.parent?.listenerCount(commandEvent)) {
      checkForUnknownOptions();
      this._processArguments();
      this.parent.emit(commandEvent, operands, unknown); // legacy
    } else if (operands.length) {
      if (this._findCommand('*')) {
        // legacy default command
        return this._dispatchSubcommand('*', operands, unknown);
      }
      if (this.listenerCount('command:*')) {
        // skip option check, emit event for possible misspelling suggestion
        this.emit('command:*', operands, unknown);
      } else if (this.commands.length) {
        this.unknownCommand();
      } else {
        checkForUnknownOptions();
        this._processArguments();
      }
    } else if (this.commands.length) {
      checkForUnknownOptions();
      // This command has subcommands and nothing hooked up at this level, so display help (and exit).
      this.help({ error: true });
    } else {
      checkForUnknownOptions();
      this._processArguments();
      // fall through for caller to handle after calling .parse()
    }
  }

  /**
   * Find matching command.
   *
   * @private
   * @return {Command | undefined}
   */
  _findCommand(name) {
    if (!name) return undefined;
    return this.commands.find(
      (cmd) => cmd._name === name || cmd._aliases.includes(name),
    );
  }

  /**
   * Return an option matching `arg` if any.
   *
   * @param {string} arg
   * @return {Option}
   * @package
   */

  _findOption(arg) {
    return this.options.find((option) => option.is(arg));
  }

  /**
   * Display an error message if a mandatory option does not have a value.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */

  _checkForMissingMandatoryOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd.options.forEach((anOption) => {
        if (
          anOption.mandatory &&
          cmd.getOptionValue(anOption.attributeName()) === undefined
        ) {
          cmd.missingMandatoryOptionValue(anOption);
        }
      });
    });
  }

  /**
   * Display an error message if conflicting options are used together in this.
   *
   * @private
   */
  _checkForConflictingLocalOptions() {
    const definedNonDefaultOptions = this.options.filter((option) => {
      const optionKey = option.attributeName();
      if (this.getOptionValue(optionKey) === undefined) {
        return false;
      }
      return this.getOptionValueSource(optionKey) !== 'default';
    });

    const optionsWithConflicting = definedNonDefaultOptions.filter(
      (option) => option.conflictsWith.length > 0,
    );

    optionsWithConflicting.forEach((option) => {
      const conflictingAndDefined = definedNonDefaultOptions.find((defined) =>
        option.conflictsWith.includes(defined.attributeName()),
      );
      if (conflictingAndDefined) {
        this._conflictingOption(option, conflictingAndDefined);
      }
    });
  }

  /**
   * Display an error message if conflicting options are used together.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */
  _checkForConflictingOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd._checkForConflictingLocalOptions();
    });
  }

  /**
   * Parse options from `argv` removing known options,
   * and return argv split into operands and unknown arguments.
   *
   * Side effects: modifies command by storing options. Does not reset state if called again.
   *
   * Examples:
   *
   *     argv => operands, unknown
   *     --known kkk op => [op], []
   *     op --known kkk => [op], []
   *     sub --unknown uuu op => [sub], [--unknown uuu op]
   *     sub -- --unknown uuu op => [sub --unknown uuu op], []
   *
   * @param {string[]} args
   * @return {{operands: string[], unknown: string[]}}
   */

  parseOptions(args) {
    const operands = []; // operands, not options or values
    const unknown = []; // first unknown option and remaining unknown args
    let dest = operands;

    function maybeOption(arg) {
      return arg.length > 1 && arg[0] === '-';
    }

    const negativeNumberArg = (arg) => {
      // return false if not a negative number
      if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
      // negative number is ok unless digit used as an option in command hierarchy
      return !this._getCommandAndAncestors().some((cmd) =>
        cmd.options
          .map((opt) => opt.short)
          .some((short) => /^-\d$/.test(short)),
      );
    };

    // parse options
    let activeVariadicOption = null;
    let activeGroup = null; // working through group of short options, like -abc
    let i = 0;
    while (i < args.length || activeGroup) {
      const arg = activeGroup ?? args[i++];
      activeGroup = null;

      // literal
      if (arg === '--') {
        if (dest === unknown) dest.push(arg);
        dest.push(...args.slice(i));
        break;
      }

      if (
        activeVariadicOption &&
        (!maybeOption(arg) || negativeNumberArg(arg))
      ) {
        this.emit(`option:${activeVariadicOption.name()}`, arg);
        continue;
      }
      activeVariadicOption = null;

      if (maybeOption(arg)) {
        const option = this._findOption(arg);
        // recognised option, call listener to assign value with possible custom processing
        if (option) {
          if (option.required) {
            const value = args[i++];
            if (value === undefined) this.optionMissingArgument(option);
            this.emit(`option:${option.name()}`, value);
          } else if (option.optional) {
            let value = null;
            // historical behaviour is optional value is following arg unless an option
            if (
              i < args.length &&
              (!maybeOption(args[i]) || negativeNumberArg(args[i]))
            ) {
              value = args[i++];
            }
            this.emit(`option:${option.name()}`, value);
          } else {
            // boolean flag
            this.emit(`option:${option.name()}`);
          }
          activeVariadicOption = option.variadic ? option : null;
          continue;
        }
      }

      // Look for combo options following single dash, eat first one if known.
      if (arg.length > 2 && arg[0] === '-' && arg[1] !== '-') {
        const option = this._findOption(`-${arg[1]}`);
        if (option) {
          if (
            option.required ||
            (option.optional && this._combineFlagAndOptionalValue)
          ) {
            // option with value following in same argument
            this.emit(`option:${option.name()}`, arg.slice(2));
          } else {
            // boolean option
            this.emit(`option:${option.name()}`);
            // remove the processed option and keep processing group
            activeGroup = `-${arg.slice(2)}`;
          }
          continue;
        }
      }

      // Look for known long flag with value, like --foo=bar
      if (/^--[^=]+=/.test(arg)) {
        const index = arg.indexOf('=');
        const option = this._findOption(arg.slice(0, index));
        if (option && (option.required || option.optional)) {
          this.emit(`option:${option.name()}`, arg.slice(index + 1));
          continue;
        }
      }

      // Not a recognised option by this command.
      // Might be a command-argument, or subcommand option, or unknown option, or help command or option.

      // An unknown option means further arguments also classified as unknown so can be reprocessed by subcommands.
      // A negative number in a leaf command is not an unknown option.
      if (
        dest === operands &&
        maybeOption(arg) &&
        !(this.commands.length === 0 && negativeNumberArg(arg))
      ) {
        dest = unknown;
      }

      // If using positionalOptions, stop processing our options at subcommand.
      if (
        (this._enablePositionalOptions || this._passThroughOptions) &&
        operands.length === 0 &&
        unknown.length === 0
      ) {
        if (this._findCommand(arg)) {
          operands.push(arg);
          unknown.push(...args.slice(i));
          break;
        } else if (
          this._getHelpCommand() &&
          arg === this._getHelpCommand().name()
        ) {
          operands.push(arg, ...args.slice(i));
          break;
        } else if (this._defaultCommandName) {
          unknown.push(arg, ...args.slice(i));
          break;
        }
      }

      // If using passThroughOptions, stop processing options at first command-argument.
      if (this._passThroughOptions) {
        dest.push(arg, ...args.slice(i));
        break;
      }

      // add arg
      dest.push(arg);
    }

    return { operands, unknown };
  }

  /**
   * Return an object containing local option values as key-value pairs.
   *
   * @return {object}
   */
  opts() {
    if (this._storeOptionsAsProperties) {
      // Preserve original behaviour so backwards compatible when still using properties
      const result = {};
      const len = this.options.length;

      for (let i = 0; i < len; i++) {
        const key = this.options[i].attributeName();
        result[key] =
          key === this._versionOptionName ? this._version : this[key];
      }
      return result;
    }

    return this._optionValues;
  }

  /**
   * Return an object containing merged local and global option values as key-value pairs.
   *
   * @return {object}
   */
  optsWithGlobals() {
    // globals overwrite locals
    return this._getCommandAndAncestors().reduce(
      (combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
      {},
    );
  }

  /**
   * Display error message and exit (or call exitOverride).
   *
   * @param {string} message
   * @param {object} [errorOptions]
   * @param {string} [errorOptions.code] - an id string representing the error
   * @param {number} [errorOptions.exitCode] - used with process.exit
   */
  error(message, errorOptions) {
    // output handling
    this._outputConfiguration.outputError(
      `${message}\n`,
      this._outputConfiguration.writeErr,
    );
    if (typeof this._showHelpAfterError === 'string') {
      this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
    } else if (this._showHelpAfterError) {
      this._outputConfiguration.writeErr('\n');
      this.outputHelp({ error: true });
    }

    // exit handling
    const config = errorOptions || {};
    const exitCode = config.exitCode || 1;
    const code = config.code || 'commander.error';
    this._exit(exitCode, code, message);
  }

  /**
   * Apply any option related environment variables, if option does
   * not have a value from cli or client code.
   *
   * @private
   */
  _parseOptionsEnv() {
    this.options.forEach((option) => {
      if (option.envVar && option.envVar in process.env) {
        const optionKey = option.attributeName();
        // Priority check. Do not overwrite cli or options from unknown source (client-code).
        if (
          this.getOptionValue(optionKey) === undefined ||
          ['default', 'config', 'env'].includes(
            this.getOptionValueSource(optionKey),
          )
        ) {
          if (option.required || option.optional) {
            // option can take a value
            // keep very simple, optional always takes value
            this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
          } else {
            // boolean
            // keep very simple, only care that envVar defined and not the value
            this.emit(`optionEnv:${option.name()}`);
          }
        }
      }
    });
  }

  /**
   * Apply any implied option values, if option is undefined or default value.
   *
   * @private
   */
  _parseOptionsImplied() {
    const dualHelper = new DualOptions(this.options);
    const hasCustomOptionValue = (optionKey) => {
      return (
        this.getOptionValue(optionKey) !== undefined &&
        !['default', 'implied'].includes(this.getOptionValueSource(optionKey))
      );
    };
    this.options
      .filter(
        (option) =>
          option.implied !== undefined &&
          hasCustomOptionValue(option.attributeName()) &&
          dualHelper.valueFromOption(
            this.getOptionValue(option.attributeName()),
            option,
          ),
      )
      .forEach((option) => {
        Object.keys(option.implied)
          .filter((impliedKey) => !hasCustomOptionValue(impliedKey))
          .forEach((impliedKey) => {
            this.setOptionValueWithSource(
              impliedKey,
              option.implied[impliedKey],
              'implied',
            );
          });
      });
  }

  /**
   * Argument `name` is missing.
   *
   * @param {string} name
   * @private
   */

  missingArgument(name) {
    const message = `error: missing required argument '${name}'`;
    this.error(message, { code: 'commander.missingArgument' });
  }

  /**
   * `Option` is missing an argument.
   *
   * @param {Option} option
   * @private
   */

  optionMissingArgument(option) {
    const message = `error: option '${option.flags}' argument missing`;
    this.error(message, { code: 'commander.optionMissingArgument' });
  }

  /**
   * `Option` does not have a value, and is a mandatory option.
   *
   * @param {Option} option
   * @private
   */

  missingMandatoryOptionValue(option) {
    const message = `error: required option '${option.flags}' not specified`;
    this.error(message, { code: 'commander.missingMandatoryOptionValue' });
  }

  /**
   * `Option` conflicts with another option.
   *
   * @param {Option} option
   * @param {Option} conflictingOption
   * @private
   */
  _conflictingOption(option, conflictingOption) {
    // The calling code does not know whether a negated option is the source of the
    // value, so do some work to take an educated guess.
    const findBestOptionFromValue = (option) => {
      const optionKey = option.attributeName();
      const optionValue = this.getOptionValue(optionKey);
      const negativeOption = this.options.find(
        (target) => target.negate && optionKey === target.attributeName(),
      );
      const positiveOption = this.options.find(
        (target) => !target.negate && optionKey === target.attributeName(),
      );
      if (
        negativeOption &&
        ((negativeOption.presetArg === undefined && optionValue === false) ||
          (negativeOption.presetArg !== undefined &&
            optionValue === negativeOption.presetArg))
      ) {
        return negativeOption;
      }
      return positiveOption || option;
    };

    const getErrorMessage = (option) => {
      const bestOption = findBestOptionFromValue(option);
      const optionKey = bestOption.attributeName();
      const source = this.getOptionValueSource(optionKey);
      if (source === 'env') {
        return `environment variable '${bestOption.envVar}'`;
      }
      return `option '${bestOption.flags}'`;
    };

    const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
    this.error(message, { code: 'commander.conflictingOption' });
  }

  /**
   * Unknown option `flag`.
   *
   * @param {string} flag
   * @private
   */

  unknownOption(flag) {
    if (this._allowUnknownOption) return;
    let suggestion = '';

    if (flag.startsWith('--') && this._showSuggestionAfterError) {
      // Looping to pick up the global options too
      let candidateFlags = [];
      // eslint-disable-next-line @typescript-eslint/no-this-alias
      let command = this;
      do {
        const moreFlags = command
          .createHelp()
          .visibleOptions(command)
          .filter((option) => option.long)
          .map((option) => option.long);
        candidateFlags = candidateFlags.concat(moreFlags);
        command = command.parent;
      } while (command && !command._enablePositionalOptions);
      suggestion = suggestSimilar(flag, candidateFlags);
    }

    const message = `error: unknown option '${flag}'${suggestion}`;
    this.error(message, { code: 'commander.unknownOption' });
  }

  /**
   * Excess arguments, more than expected.
   *
   * @param {string[]} receivedArgs
   * @private
   */

  _excessArguments(receivedArgs) {
    if (this._allowExcessArguments) return;

    const expected = this.registeredArguments.length;
    const s = expected === 1 ? '' : 's';
    const forSubcommand = this.parent ? ` for '${this.name()}'` : '';
    const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
    this.error(message, { code: 'commander.excessArguments' });
  }

  /**
   * Unknown command.
   *
   * @private
   */

  unknownCommand() {
    const unknownName = this.args[0];
    let suggestion = '';

    if (this._showSuggestionAfterError) {
      const candidateNames = [];
      this.createHelp()
        .visibleCommands(this)
        .forEach((command) => {
          candidateNames.push(command.name());
          // just visible alias
          if (command.alias()) candidateNames.push(command.alias());
        });
      suggestion = suggestSimilar(unknownName, candidateNames);
    }

    const message = `error: unknown command '${unknownName}'${suggestion}`;
    this.error(message, { code: 'commander.unknownCommand' });
  }

  /**
   * Get or set the program version.
   *
   * This method auto-registers the "-V, --version" option which will print the version number.
   *
   * You can optionally supply the flags and description to override the defaults.
   *
   * @param {string} [str]
   * @param {string} [flags]
   * @param {string} [description]
   * @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
   */

  version(str, flags, description) {
    if (str === undefined) return this._version;
    this._version = str;
    flags = flags || '-V, --version';
    description = description || 'output the version number';
    const versionOption = this.createOption(flags, description);
    this._versionOptionName = versionOption.attributeName();
    this._registerOption(versionOption);

    this.on('option:' + versionOption.name(), () => {
      this._outputConfiguration.writeOut(`${str}\n`);
      this._exit(0, 'commander.version', str);
    });
    return this;
  }

  /**
   * Set the description.
   *
   * @param {string} [str]
   * @param {object} [argsDescription]
   * @return {(string|Command)}
   */
  description(str, argsDescription) {
    if (str === undefined && argsDescription === undefined)
      return this._description;
    this._description = str;
    if (argsDescription) {
      this._argsDescription = argsDescription;
    }
    return this;
  }

  /**
   * Set the summary. Used when listed as subcommand of parent.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */
  summary(str) {
    if (str === undefined) return this._summary;
    this._summary = str;
    return this;
  }

  /**
   * Set an alias for the command.
   *
   * You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
   *
   * @param {string} [alias]
   * @return {(string|Command)}
   */

  alias(alias) {
    if (alias === undefined) return this._aliases[0]; // just return first, for backwards compatibility

    /** @type {Command} */
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    let command = this;
    if (
      this.commands.length !== 0 &&
      this.commands[this.commands.length - 1]._executableHandler
    ) {
      // assume adding alias for last added executable subcommand, rather than this
      command = this.commands[this.commands.length - 1];
    }

    if (alias === command._name)
      throw new Error("Command alias can't be the same as its name");
    const matchingCommand = this.parent?._findCommand(alias);
    if (matchingCommand) {
      // c.f. _registerCommand
      const existingCmd = [matchingCommand.name()]
        .concat(matchingCommand.aliases())
        .join('|');
      throw new Error(
        `cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`,
      );
    }

    command._aliases.push(alias);
    return this;
  }

  /**
   * Set aliases for the command.
   *
   * Only the first alias is shown in the auto-generated help.
   *
   * @param {string[]} [aliases]
   * @return {(string[]|Command)}
   */

  aliases(aliases) {
    // Getter for the array of aliases is the main reason for having aliases() in addition to alias().
    if (aliases === undefined) return this._aliases;

    aliases.forEach((alias) => this.alias(alias));
    return this;
  }

  /**
   * Set / get the command usage `str`.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  usage(str) {
    if (str === undefined) {
      if (this._usage) return this._usage;

      const args = this.registeredArguments.map((arg) => {
        return humanReadableArgName(arg);
      });
      return []
        .concat(
          this.options.length || this._helpOption !== null ? '[options]' : [],
          this.commands.length ? '[command]' : [],
          this.registeredArguments.length ? args : [],
        )
        .join(' ');
    }

    this._usage = str;
    return this;
  }

  /**
   * Get or set the name of the command.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  name(str) {
    if (str === undefined) return this._name;
    this._name = str;
    return this;
  }

  /**
   * Set/get the help group heading for this subcommand in parent command's help.
   *
   * @param {string} [heading]
   * @return {Command | string}
   */

  helpGroup(heading) {
    if (heading === undefined) return this._helpGroupHeading ?? '';
    this._helpGroupHeading = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for subcommands added to this command.
   * (This does not override a group set directly on the subcommand using .helpGroup().)
   *
   * @example
   * program.commandsGroup('Development Commands:);
   * program.command('watch')...
   * program.command('lint')...
   * ...
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  commandsGroup(heading) {
    if (heading === undefined) return this._defaultCommandGroup ?? '';
    this._defaultCommandGroup = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for options added to this command.
   * (This does not override a group set directly on the option using .helpGroup().)
   *
   * @example
   * program
   *   .optionsGroup('Development Options:')
   *   .option('-d, --debug', 'output extra debugging')
   *   .option('-p, --profile', 'output profiling information')
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  optionsGroup(heading) {
    if (heading === undefined) return this._defaultOptionGroup ?? '';
    this._defaultOptionGroup = heading;
    return this;
  }

  /**
   * @param {Option} option
   * @private
   */
  _initOptionGroup(option) {
    if (this._defaultOptionGroup && !option.helpGroupHeading)
      option.helpGroup(this._defaultOptionGroup);
  }

  /**
   * @param {Command} cmd
   * @private
   */
  _initCommandGroup(cmd) {
    if (this._defaultCommandGroup && !cmd.helpGroup())
      cmd.helpGroup(this._defaultCommandGroup);
  }

  /**
   * Set the name of the command from script filename, such as process.argv[1],
   * or require.main.filename, or __filename.
   *
   * (Used internally and public although not documented in README.)
   *
   * @example
   * program.nameFromFilename(require.main.filename);
   *
   * @param {string} filename
   * @return {Command}
   */

  nameFromFilename(filename) {
    this._name = path.basename(filename, path.extname(filename));

    return this;
  }

  /**
   * Get or set the directory for searching for executable subcommands of this command.
   *
   * @example
   * program.executableDir(__dirname);
   * // or
   * program.executableDir('subcommands');
   *
   * @param {string} [path]
   * @return {(string|null|Command)}
   */

  executableDir(path) {
    if (path === undefined) return this._executableDir;
    this._executableDir = path;
    return this;
  }

  /**
   * Return program help documentation.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
   * @return {string}
   */

  helpInformation(contextOptions) {
    const helper = this.createHelp();
    const context = this._getOutputContext(contextOptions);
    helper.prepareContext({
      error: context.error,
      helpWidth: context.helpWidth,
      outputHasColors: context.hasColors,
    });
    const text = helper.formatHelp(this, helper);
    if (context.hasColors) return text;
    return this._outputConfiguration.stripColor(text);
  }

  /**
   * @typedef HelpContext
   * @type {object}
   * @property {boolean} error
   * @property {number} helpWidth
   * @property {boolean} hasColors
   * @property {function} write - includes stripColor if needed
   *
   * @returns {HelpContext}
   * @private
   */

  _getOutputContext(contextOptions) {
    contextOptions = contextOptions || {};
    const error = !!contextOptions.error;
    let baseWrite;
    let hasColors;
    let helpWidth;
    if (error) {
      baseWrite = (str) => this._outputConfiguration.writeErr(str);
      hasColors = this._outputConfiguration.getErrHasColors();
      helpWidth = this._outputConfiguration.getErrHelpWidth();
    } else {
      baseWrite = (str) => this._outputConfiguration.writeOut(str);
      hasColors = this._outputConfiguration.getOutHasColors();
      helpWidth = this._outputConfiguration.getOutHelpWidth();
    }
    const write = (str) => {
      if (!hasColors) str = this._outputConfiguration.stripColor(str);
      return baseWrite(str);
    };
    return { error, write, hasColors, helpWidth };
  }

  /**
   * Output help information for this command.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  outputHelp(contextOptions) {
    let deprecatedCallback;
    if (typeof contextOptions === 'function') {
      deprecatedCallback = contextOptions;
      contextOptions = undefined;
    }

    const outputContext = this._getOutputContext(contextOptions);
    /** @type {HelpTextEventContext} */
    const eventContext = {
      error: outputContext.error,
      write: outputContext.write,
      command: this,
    };

    this._getCommandAndAncestors()
      .reverse()
      .forEach((command) => command.emit('beforeAllHelp', eventContext));
    this.emit('beforeHelp', eventContext);

    let helpInformation = this.helpInformation({ error: outputContext.error });
    if (deprecatedCallback) {
      helpInformation = deprecatedCallback(helpInformation);
      if (
        typeof helpInformation !== 'string' &&
        !Buffer.isBuffer(helpInformation)
      ) {
        throw new Error('outputHelp callback must return a string or a Buffer');
      }
    }
    outputContext.write(helpInformation);

    if (this._getHelpOption()?.long) {
      this.emit(this._getHelpOption().long); // deprecated
    }
    this.emit('afterHelp', eventContext);
    this._getCommandAndAncestors().forEach((command) =>
      command.emit('afterAllHelp', eventContext),
    );
  }

  /**
   * You can pass in flags and a description to customise the built-in help option.
   * Pass in false to disable the built-in help option.
   *
   * @example
   * program.helpOption('-?, --help' 'show help'); // customise
   * program.helpOption(false); // disable
   *
   * @param {(string | boolean)} flags
   * @param {string} [description]
   * @return {Command} `this` command for chaining
   */

  helpOption(flags, description) {
    // Support enabling/disabling built-in help option.
    if (typeof flags === 'boolean') {
      if (flags) {
        if (this._helpOption === null) this._helpOption = undefined; // reenable
        if (this._defaultOptionGroup) {
          // make the option to store the group
          this._initOptionGroup(this._getHelpOption());
        }
      } else {
        this._helpOption = null; // disable
      }
      return this;
    }

    // Customise flags and description.
    this._helpOption = this.createOption(
      flags ?? '-h, --help',
      description ?? 'display help for command',
    );
    // init group unless lazy create
    if (flags || description) this._initOptionGroup(this._helpOption);

    return this;
  }

  /**
   * Lazy create help option.
   * Returns null if has been disabled with .helpOption(false).
   *
   * @returns {(Option | null)} the help option
   * @package
   */
  _getHelpOption() {
    // Lazy create help option on demand.
    if (this._helpOption === undefined) {
      this.helpOption(undefined, undefined);
    }
    return this._helpOption;
  }

  /**
   * Supply your own option to use for the built-in help option.
   * This is an alternative to using helpOption() to customise the flags and description etc.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addHelpOption(option) {
    this._helpOption = option;
    this._initOptionGroup(option);
    return this;
  }

  /**
   * Output help information and exit.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  help(contextOptions) {
    this.outputHelp(contextOptions);
    let exitCode = Number(process.exitCode ?? 0); // process.exitCode does allow a string or an integer, but we prefer just a number
    if (
      exitCode === 0 &&
      contextOptions &&
      typeof contextOptions !== 'function' &&
      contextOptions.error
    ) {
      exitCode = 1;
    }
    // message: do not have all displayed text available so only passing placeholder.
    this._exit(exitCode, 'commander.help', '(outputHelp)');
  }

  /**
   * // Do a little typing to coordinate emit and listener for the help text events.
   * @typedef HelpTextEventContext
   * @type {object}
   * @property {boolean} error
   * @property {Command} command
   * @property {function} write
   */

  /**
   * Add additional text to be displayed with the built-in help.
   *
   * Position is 'before' or 'after' to affect just this command,
   * and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
   *
   * @param {string} position - before or after built-in help
   * @param {(string | Function)} text - string to add, or a function returning a string
   * @return {Command} `this` command for chaining
   */

  addHelpText(position, text) {
    const allowedValues = ['beforeAll', 'before', 'after', 'afterAll'];
    if (!allowedValues.includes(position)) {
      throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
    }

    const helpEvent = `${position}Help`;
    this.on(helpEvent, (/** @type {HelpTextEventContext} */ context) => {
      let helpStr;
      if (typeof text === 'function') {
        helpStr = text({ error: context.error, command: context.command });
      } else {
        helpStr = text;
      }
      // Ignore falsy value when nothing to output.
      if (helpStr) {
        context.write(`${helpStr}\n`);
      }
    });
    return this;
  }

  /**
   * Output help information if help flags specified
   *
   * @param {Array} args - array of options to search for help flags
   * @private
   */

  _outputHelpIfRequested(args) {
    const helpOption = this._getHelpOption();
    const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
    if (helpRequested) {
      this.outputHelp();
      // (Do not have all displayed text available so only passing placeholder.)
      this._exit(0, 'commander.helpDisplayed', '(outputHelp)');
    }
  }
}

/**
 * Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
 *
 * @param {string[]} args - array of arguments from node.execArgv
 * @returns {string[]}
 * @private
 */

function incrementNodeInspectorPort(args) {
  // Testing for these options:
  //  --inspect[=[host:]port]
  //  --inspect-brk[=[host:]port]
  //  --inspect-port=[host:]port
  return args.map((arg) => {
    if (!arg.startsWith('--inspect')) {
      return arg;
    }
    let debugOption;
    let debugHost = '127.0.0.1';
    let debugPort = '9229';
    let match;
    if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) {
      // e.g. --inspect
      debugOption = match[1];
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null
    ) {
      debugOption = match[1];
      if (/^\d+$/.test(match[3])) {
        // e.g. --inspect=1234
        debugPort = match[3];
      } else {
        // e.g. --inspect=localhost
        debugHost = match[3];
      }
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null
    ) {
      // e.g. --inspect=localhost:1234
      debugOption = match[1];
      debugHost = match[3];
      debugPort = match[4];
    }

    if (debugOption && debugPort !== '0') {
      return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
    }
    return arg;
  });
}

/**
 * @returns {boolean | undefined}
 * @package
 */
function useColor() {
  // Test for common conventions.
  // NB: the observed behaviour is in combination with how author adds color! For example:
  //   - we do not test NODE_DISABLE_COLORS, but util:styletext does
  //   - we do test NO_COLOR, but Chalk does not
  //
  // References:
  // https://no-color.org
  // https://bixense.com/clicolors/
  // https://github.com/nodejs/node/blob/0a00217a5f67ef4a22384cfc80eb6dd9a917fdc1/lib/internal/tty.js#L109
  // https://github.com/chalk/supports-color/blob/c214314a14bcb174b12b3014b2b0a8de375029ae/index.js#L33
  // (https://force-color.org recent web page from 2023, does not match major javascript implementations)

  if (
    process.env.NO_COLOR ||
    process.env.FORCE_COLOR === '0' ||
    process.env.FORCE_COLOR === 'false'
  )
    return false;
  if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== undefined)
    return true;
  return undefined;
}

exports.Command = Command;
exports.useColor = useColor; // exporting for tests


/***/ }),

/***/ 1135:
/***/ ((__unused_webpack_module, exports) => {

/**
 * CommanderError class
 */
class CommanderError extends Error {
  /**
   * Constructs the CommanderError class
   * @param {number} exitCode suggested exit code which could be used with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   */
  constructor(exitCode, code, message) {
    super(message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
    this.code = code;
    this.exitCode = exitCode;
    this.nestedError = undefined;
  }
}

/**
 * InvalidArgumentError class
 */
class InvalidArgumentError extends CommanderError {
  /**
   * Constructs the InvalidArgumentError class
   * @param {string} [message] explanation of why argument is invalid
   */
  constructor(message) {
    super(1, 'commander.invalidArgument', message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
  }
}

exports.CommanderError = CommanderError;
exports.InvalidArgumentError = InvalidArgumentError;


/***/ }),

/***/ 9754:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { humanReadableArgName } = __nccwpck_require__(9154);

/**
 * TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
 * https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
 * @typedef { import("./argument.js").Argument } Argument
 * @typedef { import("./command.js").Command } Command
 * @typedef { import("./option.js").Option } Option
 */

// Although this is a class, methods are static in style to allow override using subclass or just functions.
class Help {
  constructor() {
    this.helpWidth = undefined;
    this.minWidthToWrap = 40;
    this.sortSubcommands = false;
    this.sortOptions = false;
    this.showGlobalOptions = false;
  }

  /**
   * prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
   * and just before calling `formatHelp()`.
   *
   * Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
   *
   * @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
   */
  prepareContext(contextOptions) {
    this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
  }

  /**
   * Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
   *
   * @param {Command} cmd
   * @returns {Command[]}
   */

  visibleCommands(cmd) {
    const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
    const helpCommand = cmd._getHelpCommand();
    if (helpCommand && !helpCommand._hidden) {
      visibleCommands.push(helpCommand);
    }
    if (this.sortSubcommands) {
      visibleCommands.sort((a, b) => {
        // @ts-ignore: because overloaded return type
        return a.name().localeCompare(b.name());
      });
    }
    return visibleCommands;
  }

  /**
   * Compare options for sort.
   *
   * @param {Option} a
   * @param {Option} b
   * @returns {number}
   */
  compareOptions(a, b) {
    const getSortKey = (option) => {
      // WYSIWYG for order displayed in help. Short used for comparison if present. No special handling for negated.
      return option.short
        ? option.short.replace(/^-/, '')
        : option.long.replace(/^--/, '');
    };
    return getSortKey(a).localeCompare(getSortKey(b));
  }

  /**
   * Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleOptions(cmd) {
    const visibleOptions = cmd.options.filter((option) => !option.hidden);
    // Built-in help option.
    const helpOption = cmd._getHelpOption();
    if (helpOption && !helpOption.hidden) {
      // Automatically hide conflicting flags. Bit dubious but a historical behaviour that is convenient for single-command programs.
      const removeShort = helpOption.short && cmd._findOption(helpOption.short);
      const removeLong = helpOption.long && cmd._findOption(helpOption.long);
      if (!removeShort && !removeLong) {
        visibleOptions.push(helpOption); // no changes needed
      } else if (helpOption.long && !removeLong) {
        visibleOptions.push(
          cmd.createOption(helpOption.long, helpOption.description),
        );
      } else if (helpOption.short && !removeShort) {
        visibleOptions.push(
          cmd.createOption(helpOption.short, helpOption.description),
        );
      }
    }
    if (this.sortOptions) {
      visibleOptions.sort(this.compareOptions);
    }
    return visibleOptions;
  }

  /**
   * Get an array of the visible global options. (Not including help.)
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleGlobalOptions(cmd) {
    if (!this.showGlobalOptions) return [];

    const globalOptions = [];
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      const visibleOptions = ancestorCmd.options.filter(
        (option) => !option.hidden,
      );
      globalOptions.push(...visibleOptions);
    }
    if (this.sortOptions) {
      globalOptions.sort(this.compareOptions);
    }
    return globalOptions;
  }

  /**
   * Get an array of the arguments if any have a description.
   *
   * @param {Command} cmd
   * @returns {Argument[]}
   */

  visibleArguments(cmd) {
    // Side effect! Apply the legacy descriptions before the arguments are displayed.
    if (cmd._argsDescription) {
      cmd.registeredArguments.forEach((argument) => {
        argument.description =
          argument.description || cmd._argsDescription[argument.name()] || '';
      });
    }

    // If there are any arguments with a description then return all the arguments.
    if (cmd.registeredArguments.find((argument) => argument.description)) {
      return cmd.registeredArguments;
    }
    return [];
  }

  /**
   * Get the command term to show in the list of subcommands.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandTerm(cmd) {
    // Legacy. Ignores custom usage string, and nested commands.
    const args = cmd.registeredArguments
      .map((arg) => humanReadableArgName(arg))
      .join(' ');
    return (
      cmd._name +
      (cmd._aliases[0] ? '|' + cmd._aliases[0] : '') +
      (cmd.options.length ? ' [options]' : '') + // simplistic check for non-help option
      (args ? ' ' + args : '')
    );
  }

  /**
   * Get the option term to show in the list of options.
   *
   * @param {Option} option
   * @returns {string}
   */

  optionTerm(option) {
    return option.flags;
  }

  /**
   * Get the argument term to show in the list of arguments.
   *
   * @param {Argument} argument
   * @returns {string}
   */

  argumentTerm(argument) {
    return argument.name();
  }

  /**
   * Get the longest command term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestSubcommandTermLength(cmd, helper) {
    return helper.visibleCommands(cmd).reduce((max, command) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleSubcommandTerm(helper.subcommandTerm(command)),
        ),
      );
    }, 0);
  }

  /**
   * Get the longest option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestOptionTermLength(cmd, helper) {
    return helper.visibleOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest global option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestGlobalOptionTermLength(cmd, helper) {
    return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest argument term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestArgumentTermLength(cmd, helper) {
    return helper.visibleArguments(cmd).reduce((max, argument) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleArgumentTerm(helper.argumentTerm(argument)),
        ),
      );
    }, 0);
  }

  /**
   * Get the command usage to be displayed at the top of the built-in help.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandUsage(cmd) {
    // Usage
    let cmdName = cmd._name;
    if (cmd._aliases[0]) {
      cmdName = cmdName + '|' + cmd._aliases[0];
    }
    let ancestorCmdNames = '';
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      ancestorCmdNames = ancestorCmd.name() + ' ' + ancestorCmdNames;
    }
    return ancestorCmdNames + cmdName + ' ' + cmd.usage();
  }

  /**
   * Get the description for the command.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.description();
  }

  /**
   * Get the subcommand summary to show in the list of subcommands.
   * (Fallback to description for backwards compatibility.)
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.summary() || cmd.description();
  }

  /**
   * Get the option description to show in the list of options.
   *
   * @param {Option} option
   * @return {string}
   */

  optionDescription(option) {
    const extraInfo = [];

    if (option.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (option.defaultValue !== undefined) {
      // default for boolean and negated more for programmer than end user,
      // but show true/false for boolean option as may be for hand-rolled env or config processing.
      const showDefault =
        option.required ||
        option.optional ||
        (option.isBoolean() && typeof option.defaultValue === 'boolean');
      if (showDefault) {
        extraInfo.push(
          `default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`,
        );
      }
    }
    // preset for boolean and negated are more for programmer than end user
    if (option.presetArg !== undefined && option.optional) {
      extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
    }
    if (option.envVar !== undefined) {
      extraInfo.push(`env: ${option.envVar}`);
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (option.description) {
        return `${option.description} ${extraDescription}`;
      }
      return extraDescription;
    }

    return option.description;
  }

  /**
   * Get the argument description to show in the list of arguments.
   *
   * @param {Argument} argument
   * @return {string}
   */

  argumentDescription(argument) {
    const extraInfo = [];
    if (argument.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (argument.defaultValue !== undefined) {
      extraInfo.push(
        `default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`,
      );
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (argument.description) {
        return `${argument.description} ${extraDescription}`;
      }
      return extraDescription;
    }
    return argument.description;
  }

  /**
   * Format a list of items, given a heading and an array of formatted items.
   *
   * @param {string} heading
   * @param {string[]} items
   * @param {Help} helper
   * @returns string[]
   */
  formatItemList(heading, items, helper) {
    if (items.length === 0) return [];

    return [helper.styleTitle(heading), ...items, ''];
  }

  /**
   * Group items by their help group heading.
   *
   * @param {Command[] | Option[]} unsortedItems
   * @param {Command[] | Option[]} visibleItems
   * @param {Function} getGroup
   * @returns {Map<string, Command[] | Option[]>}
   */
  groupItems(unsortedItems, visibleItems, getGroup) {
    const result = new Map();
    // Add groups in order of appearance in unsortedItems.
    unsortedItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) result.set(group, []);
    });
    // Add items in order of appearance in visibleItems.
    visibleItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) {
        result.set(group, []);
      }
      result.get(group).push(item);
    });
    return result;
  }

  /**
   * Generate the built-in help text.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {string}
   */

  formatHelp(cmd, helper) {
    const termWidth = helper.padWidth(cmd, helper);
    const helpWidth = helper.helpWidth ?? 80; // in case prepareContext() was not called

    function callFormatItem(term, description) {
      return helper.formatItem(term, termWidth, description, helper);
    }

    // Usage
    let output = [
      `${helper.styleTitle('Usage:')} ${helper.styleUsage(helper.commandUsage(cmd))}`,
      '',
    ];

    // Description
    const commandDescription = helper.commandDescription(cmd);
    if (commandDescription.length > 0) {
      output = output.concat([
        helper.boxWrap(
          helper.styleCommandDescription(commandDescription),
          helpWidth,
        ),
        '',
      ]);
    }

    // Arguments
    const argumentList = helper.visibleArguments(cmd).map((argument) => {
      return callFormatItem(
        helper.styleArgumentTerm(helper.argumentTerm(argument)),
        helper.styleArgumentDescription(helper.argumentDescription(argument)),
      );
    });
    output = output.concat(
      this.formatItemList('Arguments:', argumentList, helper),
    );

    // Options
    const optionGroups = this.groupItems(
      cmd.options,
      helper.visibleOptions(cmd),
      (option) => option.helpGroupHeading ?? 'Options:',
    );
    optionGroups.forEach((options, group) => {
      const optionList = options.map((option) => {
        return callFormatItem(
          helper.styleOptionTerm(helper.optionTerm(option)),
          helper.styleOptionDescription(helper.optionDescription(option)),
        );
      });
      output = output.concat(this.formatItemList(group, optionList, helper));
    });

    if (helper.showGlobalOptions) {
      const globalOptionList = helper
        .visibleGlobalOptions(cmd)
        .map((option) => {
          return callFormatItem(
            helper.styleOptionTerm(helper.optionTerm(option)),
            helper.styleOptionDescription(helper.optionDescription(option)),
          );
        });
      output = output.concat(
        this.formatItemList('Global Options:', globalOptionList, helper),
      );
    }

    // Commands
    const commandGroups = this.groupItems(
      cmd.commands,
      helper.visibleCommands(cmd),
      (sub) => sub.helpGroup() || 'Commands:',
    );
    commandGroups.forEach((commands, group) => {
      const commandList = commands.map((sub) => {
        return callFormatItem(
          helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
          helper.styleSubcommandDescription(helper.subcommandDescription(sub)),
        );
      });
      output = output.concat(this.formatItemList(group, commandList, helper));
    });

    return output.join('\n');
  }

  /**
   * Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
   *
   * @param {string} str
   * @returns {number}
   */
  displayWidth(str) {
    return stripColor(str).length;
  }

  /**
   * Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
   *
   * @param {string} str
   * @returns {string}
   */
  styleTitle(str) {
    return str;
  }

  styleUsage(str) {
    // Usage has lots of parts the user might like to color separately! Assume default usage string which is formed like:
    //    command subcommand [options] [command] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word === '[command]') return this.styleSubcommandText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleCommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleCommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleOptionDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleSubcommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleArgumentDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleDescriptionText(str) {
    return str;
  }
  styleOptionTerm(str) {
    return this.styleOptionText(str);
  }
  styleSubcommandTerm(str) {
    // This is very like usage with lots of parts! Assume default string which is formed like:
    //    subcommand [options] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleSubcommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleArgumentTerm(str) {
    return this.styleArgumentText(str);
  }
  styleOptionText(str) {
    return str;
  }
  styleArgumentText(str) {
    return str;
  }
  styleSubcommandText(str) {
    return str;
  }
  styleCommandText(str) {
    return str;
  }

  /**
   * Calculate the pad width from the maximum term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  padWidth(cmd, helper) {
    return Math.max(
      helper.longestOptionTermLength(cmd, helper),
      helper.longestGlobalOptionTermLength(cmd, helper),
      helper.longestSubcommandTermLength(cmd, helper),
      helper.longestArgumentTermLength(cmd, helper),
    );
  }

  /**
   * Detect manually wrapped and indented strings by checking for line break followed by whitespace.
   *
   * @param {string} str
   * @returns {boolean}
   */
  preformatted(str) {
    return /\n[^\S\r\n]/.test(str);
  }

  /**
   * Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
   *
   * So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
   *   TTT  DDD DDDD
   *        DD DDD
   *
   * @param {string} term
   * @param {number} termWidth
   * @param {string} description
   * @param {Help} helper
   * @returns {string}
   */
  formatItem(term, termWidth, description, helper) {
    const itemIndent = 2;
    const itemIndentStr = ' '.repeat(itemIndent);
    if (!description) return itemIndentStr + term;

    // Pad the term out to a consistent width, so descriptions are aligned.
    const paddedTerm = term.padEnd(
      termWidth + term.length - helper.displayWidth(term),
    );

    // Format the description.
    const spacerWidth = 2; // between term and description
    const helpWidth = this.helpWidth ?? 80; // in case prepareContext() was not called
    const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
    let formattedDescription;
    if (
      remainingWidth < this.minWidthToWrap ||
      helper.preformatted(description)
    ) {
      formattedDescription = description;
    } else {
      const wrappedDescription = helper.boxWrap(description, remainingWidth);
      formattedDescription = wrappedDescription.replace(
        /\n/g,
        '\n' + ' '.repeat(termWidth + spacerWidth),
      );
    }

    // Construct and overall indent.
    return (
      itemIndentStr +
      paddedTerm +
      ' '.repeat(spacerWidth) +
      formattedDescription.replace(/\n/g, `\n${itemIndentStr}`)
    );
  }

  /**
   * Wrap a string at whitespace, preserving existing line breaks.
   * Wrapping is skipped if the width is less than `minWidthToWrap`.
   *
   * @param {string} str
   * @param {number} width
   * @returns {string}
   */
  boxWrap(str, width) {
    if (width < this.minWidthToWrap) return str;

    const rawLines = str.split(/\r\n|\n/);
    // split up text by whitespace
    const chunkPattern = /[\s]*[^\s]+/g;
    const wrappedLines = [];
    rawLines.forEach((line) => {
      const chunks = line.match(chunkPattern);
      if (chunks === null) {
        wrappedLines.push('');
        return;
      }

      let sumChunks = [chunks.shift()];
      let sumWidth = this.displayWidth(sumChunks[0]);
      chunks.forEach((chunk) => {
        const visibleWidth = this.displayWidth(chunk);
        // Accumulate chunks while they fit into width.
        if (sumWidth + visibleWidth <= width) {
          sumChunks.push(chunk);
          sumWidth += visibleWidth;
          return;
        }
        wrappedLines.push(sumChunks.join(''));

        const nextChunk = chunk.trimStart(); // trim space at line break
        sumChunks = [nextChunk];
        sumWidth = this.displayWidth(nextChunk);
      });
      wrappedLines.push(sumChunks.join(''));
    });

    return wrappedLines.join('\n');
  }
}

/**
 * Strip style ANSI escape sequences from the string. In particular, SGR (Select Graphic Rendition) codes.
 *
 * @param {string} str
 * @returns {string}
 * @package
 */

function stripColor(str) {
  // eslint-disable-next-line no-control-regex
  const sgrPattern = /\x1b\[\d*(;\d*)*m/g;
  return str.replace(sgrPattern, '');
}

exports.Help = Help;
exports.stripColor = stripColor;


/***/ }),

/***/ 5240:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { InvalidArgumentError } = __nccwpck_require__(1135);

class Option {
  /**
   * Initialize a new `Option` with the given `flags` and `description`.
   *
   * @param {string} flags
   * @param {string} [description]
   */

  constructor(flags, description) {
    this.flags = flags;
    this.description = description || '';

    this.required = flags.includes('<'); // A value must be supplied when the option is specified.
    this.optional = flags.includes('['); // A value is optional when the option is specified.
    // variadic test ignores <value,...> et al which might be used to describe custom splitting of single argument
    this.variadic = /\w\.\.\.[>\]]$/.test(flags); // The option can take multiple values.
    this.mandatory = false; // The option must have a value after parsing, which usually means it must be specified on command line.
    const optionFlags = splitOptionFlags(flags);
    this.short = optionFlags.shortFlag; // May be a short flag, undefined, or even a long flag (if option has two long flags).
    this.long = optionFlags.longFlag;
    this.negate = false;
    if (this.long) {
      this.negate = this.long.startsWith('--no-');
    }
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.presetArg = undefined;
    this.envVar = undefined;
    this.parseArg = undefined;
    this.hidden = false;
    this.argChoices = undefined;
    this.conflictsWith = [];
    this.implied = undefined;
    this.helpGroupHeading = undefined; // soft initialised when option added to command
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Option}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Preset to use when option used without option-argument, especially optional but also boolean and negated.
   * The custom processing (parseArg) is called.
   *
   * @example
   * new Option('--color').default('GREYSCALE').preset('RGB');
   * new Option('--donate [amount]').preset('20').argParser(parseFloat);
   *
   * @param {*} arg
   * @return {Option}
   */

  preset(arg) {
    this.presetArg = arg;
    return this;
  }

  /**
   * Add option name(s) that conflict with this option.
   * An error will be displayed if conflicting options are found during parsing.
   *
   * @example
   * new Option('--rgb').conflicts('cmyk');
   * new Option('--js').conflicts(['ts', 'jsx']);
   *
   * @param {(string | string[])} names
   * @return {Option}
   */

  conflicts(names) {
    this.conflictsWith = this.conflictsWith.concat(names);
    return this;
  }

  /**
   * Specify implied option values for when this option is set and the implied options are not.
   *
   * The custom processing (parseArg) is not called on the implied values.
   *
   * @example
   * program
   *   .addOption(new Option('--log', 'write logging information to file'))
   *   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
   *
   * @param {object} impliedOptionValues
   * @return {Option}
   */
  implies(impliedOptionValues) {
    let newImplied = impliedOptionValues;
    if (typeof impliedOptionValues === 'string') {
      // string is not documented, but easy mistake and we can do what user probably intended.
      newImplied = { [impliedOptionValues]: true };
    }
    this.implied = Object.assign(this.implied || {}, newImplied);
    return this;
  }

  /**
   * Set environment variable to check for option value.
   *
   * An environment variable is only used if when processed the current option value is
   * undefined, or the source of the current value is 'default' or 'config' or 'env'.
   *
   * @param {string} name
   * @return {Option}
   */

  env(name) {
    this.envVar = name;
    return this;
  }

  /**
   * Set the custom handler for processing CLI option arguments into option values.
   *
   * @param {Function} [fn]
   * @return {Option}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Whether the option is mandatory and must have a value after parsing.
   *
   * @param {boolean} [mandatory=true]
   * @return {Option}
   */

  makeOptionMandatory(mandatory = true) {
    this.mandatory = !!mandatory;
    return this;
  }

  /**
   * Hide option in help.
   *
   * @param {boolean} [hide=true]
   * @return {Option}
   */

  hideHelp(hide = true) {
    this.hidden = !!hide;
    return this;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Only allow option value to be one of choices.
   *
   * @param {string[]} values
   * @return {Option}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Return option name.
   *
   * @return {string}
   */

  name() {
    if (this.long) {
      return this.long.replace(/^--/, '');
    }
    return this.short.replace(/^-/, '');
  }

  /**
   * Return option name, in a camelcase format that can be used
   * as an object attribute key.
   *
   * @return {string}
   */

  attributeName() {
    if (this.negate) {
      return camelcase(this.name().replace(/^no-/, ''));
    }
    return camelcase(this.name());
  }

  /**
   * Set the help group heading.
   *
   * @param {string} heading
   * @return {Option}
   */
  helpGroup(heading) {
    this.helpGroupHeading = heading;
    return this;
  }

  /**
   * Check if `arg` matches the short or long flag.
   *
   * @param {string} arg
   * @return {boolean}
   * @package
   */

  is(arg) {
    return this.short === arg || this.long === arg;
  }

  /**
   * Return whether a boolean option.
   *
   * Options are one of boolean, negated, required argument, or optional argument.
   *
   * @return {boolean}
   * @package
   */

  isBoolean() {
    return !this.required && !this.optional && !this.negate;
  }
}

/**
 * This class is to make it easier to work with dual options, without changing the existing
 * implementation. We support separate dual options for separate positive and negative options,
 * like `--build` and `--no-build`, which share a single option value. This works nicely for some
 * use cases, but is tricky for others where we want separate behaviours despite
 * the single shared option value.
 */
class DualOptions {
  /**
   * @param {Option[]} options
   */
  constructor(options) {
    this.positiveOptions = new Map();
    this.negativeOptions = new Map();
    this.dualOptions = new Set();
    options.forEach((option) => {
      if (option.negate) {
        this.negativeOptions.set(option.attributeName(), option);
      } else {
        this.positiveOptions.set(option.attributeName(), option);
      }
    });
    this.negativeOptions.forEach((value, key) => {
      if (this.positiveOptions.has(key)) {
        this.dualOptions.add(key);
      }
    });
  }

  /**
   * Did the value come from the option, and not from possible matching dual option?
   *
   * @param {*} value
   * @param {Option} option
   * @returns {boolean}
   */
  valueFromOption(value, option) {
    const optionKey = option.attributeName();
    if (!this.dualOptions.has(optionKey)) return true;

    // Use the value to deduce if (probably) came from the option.
    const preset = this.negativeOptions.get(optionKey).presetArg;
    const negativeValue = preset !== undefined ? preset : false;
    return option.negate === (negativeValue === value);
  }
}

/**
 * Convert string from kebab-case to camelCase.
 *
 * @param {string} str
 * @return {string}
 * @private
 */

function camelcase(str) {
  return str.split('-').reduce((str, word) => {
    return str + word[0].toUpperCase() + word.slice(1);
  });
}

/**
 * Split the short and long flag out of something like '-m,--mixed <value>'
 *
 * @private
 */

function splitOptionFlags(flags) {
  let shortFlag;
  let longFlag;
  // short flag, single dash and single character
  const shortFlagExp = /^-[^-]$/;
  // long flag, double dash and at least one character
  const longFlagExp = /^--[^-]/;

  const flagParts = flags.split(/[ |,]+/).concat('guard');
  // Normal is short and/or long.
  if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
  if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
  // Long then short. Rarely used but fine.
  if (!shortFlag && shortFlagExp.test(flagParts[0]))
    shortFlag = flagParts.shift();
  // Allow two long flags, like '--ws, --workspace'
  // This is the supported way to have a shortish option flag.
  if (!shortFlag && longFlagExp.test(flagParts[0])) {
    shortFlag = longFlag;
    longFlag = flagParts.shift();
  }

  // Check for unprocessed flag. Fail noisily rather than silently ignore.
  if (flagParts[0].startsWith('-')) {
    const unsupportedFlag = flagParts[0];
    const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
    if (/^-[^-][^-]/.test(unsupportedFlag))
      throw new Error(
        `${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`,
      );
    if (shortFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many short flags`);
    if (longFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many long flags`);

    throw new Error(`${baseError}
- unrecognised flag format`);
  }
  if (shortFlag === undefined && longFlag === undefined)
    throw new Error(
      `option creation failed due to no flags found in '${flags}'.`,
    );

  return { shortFlag, longFlag };
}

exports.Option = Option;
exports.DualOptions = DualOptions;


/***/ }),

/***/ 5030:
/***/ ((__unused_webpack_module, exports) => {

const maxDistance = 3;

function editDistance(a, b) {
  // https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
  // Calculating optimal string alignment distance, no substring is edited more than once.
  // (Simple implementation.)

  // Quick early exit, return worst case.
  if (Math.abs(a.length - b.length) > maxDistance)
    return Math.max(a.length, b.length);

  // distance between prefix substrings of a and b
  const d = [];

  // pure deletions turn a into empty string
  for (let i = 0; i <= a.length; i++) {
    d[i] = [i];
  }
  // pure insertions turn empty string into b
  for (let j = 0; j <= b.length; j++) {
    d[0][j] = j;
  }

  // fill matrix
  for (let j = 1; j <= b.length; j++) {
    for (let i = 1; i <= a.length; i++) {
      let cost = 1;
      if (a[i - 1] === b[j - 1]) {
        cost = 0;
      } else {
        cost = 1;
      }
      d[i][j] = Math.min(
        d[i - 1][j] + 1, // deletion
        d[i][j - 1] + 1, // insertion
        d[i - 1][j - 1] + cost, // substitution
      );
      // transposition
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
      }
    }
  }

  return d[a.length][b.length];
}

/**
 * Find close matches, restricted to same number of edits.
 *
 * @param {string} word
 * @param {string[]} candidates
 * @returns {string}
 */

function suggestSimilar(word, candidates) {
  if (!candidates || candidates.length === 0) return '';
  // remove possible duplicates
  candidates = Array.from(new Set(candidates));

  const searchingOptions = word.startsWith('--');
  if (searchingOptions) {
    word = word.slice(2);
    candidates = candidates.map((candidate) => candidate.slice(2));
  }

  let similar = [];
  let bestDistance = maxDistance;
  const minSimilarity = 0.4;
  candidates.forEach((candidate) => {
    if (candidate.length <= 1) return; // no one character guesses

    const distance = editDistance(word, candidate);
    const length = Math.max(word.length, candidate.length);
    const similarity = (length - distance) / length;
    if (similarity > minSimilarity) {
      if (distance < bestDistance) {
        // better edit distance, throw away previous worse matches
        bestDistance = distance;
        similar = [candidate];
      } else if (distance === bestDistance) {
        similar.push(candidate);
      }
    }
  });

  similar.sort((a, b) => a.localeCompare(b));
  if (searchingOptions) {
    similar = similar.map((candidate) => `--${candidate}`);
  }

  if (similar.length > 1) {
    return `\n(Did you mean one of ${similar.join(', ')}?)`;
  }
  if (similar.length === 1) {
    return `\n(Did you mean ${similar[0]}?)`;
  }
  return '';
}

exports.suggestSimilar = suggestSimilar;


/***/ }),

/***/ 1595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ reported),
  c: () => (/* binding */ say)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __nccwpck_require__(8179);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __nccwpck_require__(3434);
;// CONCATENATED MODULE: ./lib/report/bug.js
// The message for a bug of Rekindle itself: one sentence, and a link that opens a filled-in issue.
const ISSUES = 'https://github.com/rekindle/rekindle/issues/new';
/** Length of a title that GitHub accepts. */
const TITLE = 120;
/** `what`: the error's message; `where`: the program and platform, for the issue. */
function bugReport(what, where) {
    const title = `Bug: ${what}`.slice(0, TITLE).replace(/\p{Surrogate}/gu, '');
    const body = `${where}\n\nWhat I did:\n`;
    const link = `${ISSUES}?title=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`;
    return `this is a bug in Rekindle: ${what}. Please report it: ${link}`;
}

// EXTERNAL MODULE: ./lib/text/escape.js
var text_escape = __nccwpck_require__(8944);
// EXTERNAL MODULE: ./lib/model/version.js
var version = __nccwpck_require__(3341);
// EXTERNAL MODULE: ./lib/cli/world.js
var cli_world = __nccwpck_require__(1222);
;// CONCATENATED MODULE: ./lib/cli/failure.js
// Turns what went wrong into one line for the person and an exit status for the program.






const HELP = '"rekindle --help" says what there is.';
/** Reports an error on stderr and gives the exit status. */
function reported(error, world) {
    if (error instanceof esm/* CommanderError */.b7) {
        if (error.exitCode === 0)
            return cli_world/* FINE */.rX; // help or version, already printed
        say(world, error.code === 'commander.help' ? `found no command. ${HELP}` : misuse(error));
        return cli_world/* MISUSE */.$w;
    }
    if (error instanceof errors/* UserError */.yo) {
        say(world, error.message);
        return cli_world/* MISUSE */.$w;
    }
    const what = error instanceof Error ? error.message : String(error);
    say(world, bugReport(what, `rekindle ${version/* VERSION */.x}, Node ${process.version}, ${process.platform}`));
    if (world.env['REKINDLE_DEBUG'] === '1' && error instanceof Error)
        say(world, error.stack ?? what, '\n');
    return cli_world/* BUG */.r1;
}
/** For a word that begins with dashes commander suggests an option; here the suggestion is for a command. */
const NO_COMMAND = /\n\(Did you mean (?:one of )?--[^\n]*\)$/;
/** Commander's words without its prefix, its suggestion on the same line. */
function misuse(error) {
    const { code, message } = error;
    const words = (code === 'commander.unknownCommand' ? message.replace(NO_COMMAND, '') : message)
        .replace(/^error: /, '')
        .replace(/\n\(?(Did you mean [^)\n]+)\)?$/, '. $1')
        .replace(/<(\w+)>/, '$1')
        .replace(/([^.?!])$/, '$1.');
    return `${words} ${HELP}`;
}
/** One line; what it quotes can neither move the cursor nor hide. */
function say(world, message, between = ' ') {
    const lines = message.split(/\r?\n/).map((line) => (0,text_escape/* forTerminal */.Qf)(line.trimEnd()));
    world.stderr.write(`rekindle: ${lines.filter((line) => line !== '').join(between)}\n`);
}


/***/ }),

/***/ 2880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ readDuration),
/* harmony export */   DS: () => (/* binding */ readNow),
/* harmony export */   qm: () => (/* binding */ assertValue)
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3434);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4783);
/* harmony import */ var _text_suggestions_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6734);
/* harmony import */ var _text_time_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1042);




/** Milliseconds of `7d`, `36h`, `90m`, `2w`. @throws UserError */
function readDuration(name, written) {
    const duration = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E)(written);
    if (duration !== null)
        return duration;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--${name}: found ${JSON.stringify(written)}, expected ${_text_duration_js__WEBPACK_IMPORTED_MODULE_1__/* .DURATION */ .f}.`);
}
/** The last moment that a year of four digits can name. Milliseconds since 1970. */
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const ISO = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/;
/** Milliseconds since 1970 of an ISO 8601 time with a zone, or of a date in UTC. @throws UserError */
function readNow(written) {
    const { at } = ISO.test(written) ? (0,_text_time_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .p)(written) : { at: null };
    if (at !== null && at >= 0 && at <= LATEST)
        return at;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--now: found ${JSON.stringify(written)}, expected a time such as 2026-11-27T00:00:00Z or a date.`);
}
/** @throws UserError with the nearest choice where `value` is no choice */
function assertChoice(name, value, choices) {
    if (choices.includes(value))
        return;
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--${name}: found ${JSON.stringify(value)}, expected ${(0,_text_suggestions_js__WEBPACK_IMPORTED_MODULE_3__/* .orList */ .A3)(choices)}.${(0,_text_suggestions_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .au)(value, choices)}`);
}
/** Reads a value as its place in the help says: `DURATION`, `ISO`, or one of the choices. */
function assertValue(spec, written) {
    const [, name = '', place = ''] = /^--?(\S+)(?: (\S+))?$/.exec(spec.flags) ?? [];
    if (spec.choices)
        assertChoice(name, written, spec.choices);
    if (place === 'DURATION')
        readDuration(name, written);
    if (place === 'ISO')
        readNow(written);
}


/***/ }),

/***/ 1205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  ns: () => (/* binding */ columnsFor),
  ev: () => (/* binding */ paintFor),
  Oy: () => (/* binding */ withSign)
});

;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
// EXTERNAL MODULE: ./lib/report/terminal/layout.js
var layout = __nccwpck_require__(6613);
;// CONCATENATED MODULE: ./lib/cli/terminal.js
// The terminal: whether it has colours, how wide it is, and a spinner for work that takes longer.


const STYLES = {
    title: 'bold',
    name: 'bold',
    dim: 'gray',
    good: 'green',
    attention: 'yellow',
    bad: 'red',
    command: 'cyan',
};
/** Width for what is no terminal, and the most that is used of one: longer lines are hard to read. */
const COLUMNS = 100;
const NARROWEST = 40;
/** `--no-color`, then NO_COLOR (no-color.org), then FORCE_COLOR, then whether the terminal has colours. */
function paintFor(sink, env, noColor) {
    return hasColours(sink, env, noColor)
        ? (style, text) => (0,external_node_util_namespaceObject.styleText)(STYLES[style], text, { validateStream: false })
        : layout/* plainPaint */.pG;
}
function hasColours(sink, env, noColor) {
    if (noColor || (env['NO_COLOR'] ?? '') !== '')
        return false;
    const force = env['FORCE_COLOR'];
    if (force !== undefined)
        return force !== '0' && force !== 'false';
    return sink.isTTY === true && env['TERM'] !== 'dumb';
}
function columnsFor(sink) {
    return Math.max(NARROWEST, Math.min(sink.columns ?? COLUMNS, COLUMNS));
}
/** Milliseconds: the delay before the spinner is shown, and between its frames. */
const PATIENCE = 1000;
const TURN = 120;
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
/** Shows a spinner on a terminal when `work` takes over a second, and clears the line at the end. */
async function withSign(world, what, work) {
    const { stderr } = world;
    if (stderr.isTTY !== true || world.env['TERM'] === 'dumb')
        return work;
    const begun = world.now();
    let frame = 0;
    const show = () => {
        const seconds = Math.round((world.now() - begun) / 1000);
        if (seconds * 1000 < PATIENCE)
            return;
        stderr.write(`\r\x1b[2K${FRAMES[frame % FRAMES.length]} ${what} (${seconds} s)`);
        frame += 1;
    };
    const timer = setInterval(show, TURN);
    try {
        return await work;
    }
    finally {
        clearInterval(timer);
        if (frame > 0)
            stderr.write('\r\x1b[2K');
    }
}


/***/ }),

/***/ 1222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* binding */ MISUSE),
/* harmony export */   r1: () => (/* binding */ BUG),
/* harmony export */   rX: () => (/* binding */ FINE),
/* harmony export */   vS: () => (/* binding */ FOUND)
/* harmony export */ });
/** Exit statuses; the contract of the command line. */
const FINE = 0;
const FOUND = 1;
const MISUSE = 2;
const BUG = 3;


/***/ }),

/***/ 6179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  z_: () => (/* binding */ cliCommands),
  Pi: () => (/* binding */ commands),
  O4: () => (/* binding */ slashCommands)
});

// EXTERNAL MODULE: ./lib/model/command.js
var command = __nccwpck_require__(4252);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __nccwpck_require__(3434);
// EXTERNAL MODULE: ./lib/text/argument-placeholder.js
var argument_placeholder = __nccwpck_require__(7400);
;// CONCATENATED MODULE: ./lib/commands/accept-spec.js
// The command that accepts the spec as it is now.



const acceptSpec = {
    name: 'accept-spec',
    summary: 'Accept the spec as it is now as the ground of a workflow',
    doors: ['cli', 'comment'],
    args: [
        command.ID,
        { name: 'HASH', about: 'the hash of the spec that you looked at, 12 digits or more', required: true },
    ],
    options: [{ flags: '--reason TEXT', about: 'why, for the record' }, ...command/* RECORDS */.ft],
    examples: ['rekindle accept-spec ai-dev-shop:009-search-filters 8b84f372a1c0 --reason "only a typo"'],
    slash: {
        names: ['accept-spec'],
        permission: 'write',
        pinsItself: true,
        id: true,
        args: [
            {
                name: 'HASH',
                about: 'the hash of the spec that you looked at, 12 digits or more',
                required: true,
                shape: 'digest',
            },
        ],
        keys: [{ name: 'reason', value: '"TEXT"', about: 'why, for the record', shape: 'text' }],
        flags: [],
        examples: ['/accept-spec 8b84f372a1c0', '/accept-spec 8b84f372a1c0 reason="only a typo"'],
    },
    choice({ args: [hash = ''], has, one }) {
        if ((0,argument_placeholder/* isPlaceholder */.w)(hash))
            throw new errors/* UserError */.yo(`found ${JSON.stringify(hash)}, expected the hash of the spec that you looked at. ` +
                'Write 12 digits or more of it in its place; "rekindle scan" and the card show it.');
        return { name: 'accept-spec', hash, why: has('reason') ? one('reason') : null };
    },
};

;// CONCATENATED MODULE: ./lib/commands/answer.js
// The command that records a person's answer to a question of a workflow.



const answer = {
    name: 'answer',
    summary: 'Record the answer to a question that a workflow waits for',
    doors: ['cli', 'comment'],
    args: [
        command.ID,
        { name: 'QUESTION', about: 'the id of the question, as "rekindle scan" shows it', required: true },
        { name: 'TEXT', about: 'the answer, in quotes', required: true },
    ],
    options: command/* RECORDS */.ft,
    examples: ['rekindle answer humaninloop:005-user-auth C2.1 "15 minutes"'],
    slash: {
        names: ['answer'],
        permission: 'write',
        pinsItself: true,
        id: true,
        several: true,
        args: [
            {
                name: 'QUESTION',
                about: 'the id of the question, as the card shows it',
                required: true,
                shape: 'text',
            },
            {
                name: 'TEXT',
                about: 'the answer: the rest of the line; where that is empty, the paragraph below',
                required: true,
                shape: 'text',
                rest: 'paragraph',
            },
        ],
        keys: [],
        flags: [{ name: command/* OWN_WORDS */.Lj, about: 'none of the choices that the question gives is meant, but TEXT' }],
        examples: [
            '/answer C2.1 15 minutes',
            '/answer humaninloop:005-user-auth C2.1 15 minutes',
            '/answer C2.1 --own-words 20 minutes, and 5 on shared devices',
        ],
    },
    choice({ args: [question = '', text = ''], has }) {
        if ((0,argument_placeholder/* isPlaceholder */.w)(question))
            throw new errors/* UserError */.yo(`found ${JSON.stringify(question)} as the question, expected the id of one. ` +
                'Write the id that "rekindle scan" or the card shows in its place.');
        if ((0,argument_placeholder/* isPlaceholder */.w)(text))
            throw new errors/* UserError */.yo(`found ${JSON.stringify(text)} as the answer to ${question}, expected words of your own. ` +
                'Write the answer in its place; nothing was recorded.');
        return { name: 'answer', question, text, ...(has(command/* OWN_WORDS */.Lj) && { ownWords: true }) };
    },
};

;// CONCATENATED MODULE: ./lib/commands/approve.js
// The command that records a person's approval.

const approve = {
    name: 'approve',
    summary: 'Record the approval that a workflow waits for',
    doors: ['cli', 'comment'],
    args: [command.ID, { name: 'CHECKPOINT', about: 'which one, where several wait', required: false }],
    options: command/* RECORDS */.ft,
    examples: [
        'rekindle approve ai-dev-shop:007-audit-trail',
        'rekindle approve ai-dev-shop:007-audit-trail "Spec approval"',
    ],
    slash: {
        names: ['approve'],
        permission: 'write',
        id: true,
        args: [
            {
                name: 'CHECKPOINT',
                about: 'which one, where several wait: the rest of the line',
                required: false,
                shape: 'text',
                rest: 'line',
            },
        ],
        keys: [],
        flags: [],
        examples: ['/approve', '/approve Spec approval'],
    },
    choice: ({ args: [checkpoint] }) => ({ name: 'approve', checkpoint: checkpoint ?? null }),
};

;// CONCATENATED MODULE: ./lib/commands/freeze.js
const freeze = {
    name: 'freeze',
    summary: 'Leave a workflow alone until it is unfrozen',
    doors: ['comment'],
    args: [],
    options: [],
    examples: [],
    slash: {
        names: ['freeze'],
        permission: 'write',
        deed: 'keep-away',
        id: true,
        args: [],
        keys: [
            {
                name: 'until',
                value: 'DATE',
                about: 'the day on which it ends, in UTC (default: never)',
                shape: 'date',
            },
        ],
        flags: [],
        examples: ['/freeze', '/freeze until=2026-12-31'],
    },
};

;// CONCATENATED MODULE: ./lib/commands/help.js
const help = {
    name: 'help',
    summary: 'Say which commands there are, or how one is written',
    doors: ['comment'],
    args: [],
    options: [],
    examples: [],
    slash: {
        names: ['help'],
        permission: 'read',
        deed: 'list-commands',
        id: false,
        args: [{ name: 'COMMAND', about: 'the one to be explained', required: false, shape: 'text' }],
        keys: [],
        flags: [],
        examples: ['/rekindle help', '/help start-fresh'],
    },
};

// EXTERNAL MODULE: ./lib/commands/migrate.js
var migrate = __nccwpck_require__(2287);
;// CONCATENATED MODULE: ./lib/commands/regress.js
// The command that goes back to an earlier phase, with an archive of what is given up.

/** `impl` is sdd's own word for implement. */
const PHASES = ['spec', 'plan', 'implement', 'impl'];
const regress = {
    name: 'regress',
    summary: 'Go back to an earlier phase, the work after it archived (sdd)',
    doors: ['cli', 'comment'],
    args: [command.ID],
    options: [
        { flags: '--to PHASE', about: 'the phase', required: true, choices: PHASES },
        { flags: '--reason TEXT', about: 'why, for the record', required: true },
        ...command/* RECORDS */.ft,
    ],
    examples: ['rekindle regress sdd:u7y4ja-user-auth --to plan --reason "sessions on shared devices"'],
    slash: {
        names: ['regress'],
        permission: 'write',
        id: true,
        args: [],
        keys: [
            { name: 'to', value: 'PHASE', about: 'the phase', required: true, shape: 'text', choices: PHASES },
            { name: 'reason', value: '"TEXT"', about: 'why, for the record', required: true, shape: 'text' },
        ],
        flags: [],
        examples: ['/regress to=plan reason="sessions on shared devices"'],
    },
    choice: ({ one }) => ({ name: 'regress', to: one('to'), reason: one('reason') }),
};

// EXTERNAL MODULE: ./lib/commands/repair.js
var repair = __nccwpck_require__(7213);
// EXTERNAL MODULE: ./lib/commands/resume.js
var resume = __nccwpck_require__(3271);
;// CONCATENATED MODULE: ./lib/commands/retry.js
// The command that has a step run again.

const retry = {
    name: 'retry',
    summary: 'Have the step that failed or left nothing run again',
    doors: ['cli', 'comment'],
    args: [command.ID],
    options: command/* RECORDS */.ft,
    examples: ['rekindle retry specify:5-export'],
    slash: {
        names: ['retry'],
        permission: 'write',
        wakesAgent: true,
        id: true,
        args: [],
        keys: [],
        flags: [],
        examples: ['/retry', '/retry specify:5-export'],
    },
    choice: () => ({ name: 'retry' }),
};

;// CONCATENATED MODULE: ./lib/commands/skip.js
// The command that passes a step over.

const skip = {
    name: 'skip',
    summary: 'Pass over the step that failed or left nothing',
    doors: ['cli', 'comment'],
    args: [command.ID],
    options: command/* RECORDS */.ft,
    examples: ['rekindle skip specify:5-export'],
    slash: {
        names: ['skip'],
        permission: 'write',
        id: true,
        args: [],
        keys: [],
        flags: [],
        examples: ['/skip', '/skip specify:5-export'],
    },
    choice: () => ({ name: 'skip' }),
};

;// CONCATENATED MODULE: ./lib/commands/start-fresh.js
// The command that starts a workflow over: archives what is there, then removes it.

const startFresh = {
    name: 'start-fresh',
    summary: 'Archive a workflow, then remove it, so that it can start over',
    aliases: ['fresh'],
    doors: ['cli', 'comment'],
    args: [command.ID],
    options: [
        { flags: '--all', about: 'the artifacts as well, where the format keeps them otherwise' },
        ...command/* WRITES */.lI,
    ],
    examples: [
        'rekindle start-fresh specify:5-export --dry-run',
        'rekindle start-fresh humaninloop:005-user-auth',
    ],
    slash: {
        names: ['start-fresh', 'fresh'],
        permission: 'write',
        startsOver: true,
        needsPin: true,
        id: true,
        args: [],
        keys: [
            {
                name: 'sha',
                value: 'SHA',
                about: 'the commit that you saw; without it nothing is removed, and the answer gives the whole line',
                shape: 'commit',
            },
        ],
        flags: [{ name: 'all', about: 'the artifacts as well, where the format keeps them otherwise' }],
        examples: ['/start-fresh', '/start-fresh sha=5f0c2b91d3a7', '/fresh humaninloop:005-user-auth'],
    },
    choice: ({ has }) => ({ name: 'start-fresh', all: has('all') }),
};

// EXTERNAL MODULE: ./lib/commands/status.js
var commands_status = __nccwpck_require__(6558);
;// CONCATENATED MODULE: ./lib/commands/terminal/brief.js
// The command that prints what an agent needs in order to go on with one workflow.

const brief = {
    name: command/* BRIEF */.V1,
    summary: 'Print what an agent needs to go on with a workflow',
    doors: ['cli'],
    args: [{ name: 'ID', about: 'the id that "rekindle scan" shows: FORMAT:FEATURE', required: true }],
    options: [
        { flags: '-C DIR', about: 'a folder of the repository', default: 'the current one' },
        {
            flags: '--branch NAME',
            about: 'the newest commit of this branch (default: what is on disk; where it has no such id, every branch)',
        },
        {
            flags: '--output FORM',
            about: 'how to print it',
            default: 'markdown',
            choices: ['markdown', 'json'],
        },
        ...command/* AGES */.j1,
    ],
    examples: [
        'rekindle brief ai-dev-shop:003-invoice-export',
        'rekindle brief humaninloop:005-user-auth --branch feature/login --output json',
    ],
};

;// CONCATENATED MODULE: ./lib/commands/terminal/checkpoint.js
// The command that commits the state change that is on disk.

const checkpoint = {
    name: 'checkpoint',
    summary: 'Commit the state change that is on disk',
    doors: ['cli'],
    args: [{ ...command.ID, required: false }],
    options: command/* WRITES */.lI,
    examples: ['rekindle checkpoint', 'rekindle checkpoint sdd:k4t8vw-notification-center'],
};

;// CONCATENATED MODULE: ./lib/commands/terminal/demo.js
const demo = {
    name: 'demo',
    summary: 'Make a sample repository with interrupted workflows and walk through what Rekindle sees in it',
    doors: ['cli'],
    args: [],
    options: [
        {
            flags: '--keep DIR',
            about: 'make it in DIR, which must be new or empty, and leave it there (default: a folder that is removed)',
        },
    ],
    examples: ['rekindle demo', 'rekindle demo --keep /tmp/sample'],
};

;// CONCATENATED MODULE: ./lib/commands/terminal/detect.js
const detect = {
    name: 'detect',
    summary: 'Find the interrupted workflow that a feature description means',
    doors: ['cli'],
    args: [
        { name: 'WORDS', about: 'what the feature is about, or its name', required: true },
        { name: 'DIR', about: 'a folder of the repository (default: the current one)', required: false },
    ],
    options: [
        {
            flags: '--worktree',
            about: 'what is on disk only (default: what is on disk, and every branch of a repository)',
        },
        { flags: '--branch NAME', about: 'the newest commit of this branch only', repeatable: true },
        { flags: '--all-branches', about: 'every branch only' },
        {
            flags: '--output FORM',
            about: 'how to print what was found',
            default: 'text',
            choices: ['text', 'json'],
        },
        {
            flags: '--only FORMAT',
            about: 'only workflows of this format; see "rekindle formats"',
            repeatable: true,
        },
    ],
    examples: [
        'rekindle detect "sign in with a password"',
        'rekindle detect 005-user-auth ../shop --output json',
    ],
};

;// CONCATENATED MODULE: ./lib/commands/terminal/doctor.js
const doctor = {
    name: 'doctor',
    summary: "Say which tools' files are here, which of them are read, and why the others are not",
    doors: ['cli'],
    args: [{ name: 'DIR', about: 'a folder of the repository (default: the current one)', required: false }],
    options: [
        {
            flags: '--output FORM',
            about: 'how to print what was found',
            default: 'text',
            choices: ['text', 'json'],
        },
    ],
    examples: ['rekindle doctor', 'rekindle doctor ../shop --output json'],
};

;// CONCATENATED MODULE: ./lib/commands/terminal/formats.js
const formats = {
    name: 'formats',
    summary: 'List the state-file formats that Rekindle reads, and where it looks for them',
    doors: ['cli'],
    args: [{ name: 'DIR', about: 'a folder of the repository (default: the current one)', required: false }],
    options: [
        { flags: '--output FORM', about: 'how to print the list', default: 'text', choices: ['text', 'json'] },
    ],
    examples: ['rekindle formats', 'rekindle formats ../shop --output json'],
};

;// CONCATENATED MODULE: ./lib/commands/terminal/init.js
const init = {
    name: 'init',
    summary: 'Write starter workflow files and a config for GitHub Actions, never over a file that is there',
    doors: ['cli'],
    args: [{ name: 'DIR', about: 'a folder of the repository (default: the current one)', required: false }],
    options: [
        { flags: '--yes', about: 'go ahead without asking' },
        { flags: '--dry-run', about: 'print the files and change nothing' },
    ],
    examples: ['rekindle init --dry-run', 'rekindle init ../shop --yes'],
};

;// CONCATENATED MODULE: ./lib/commands/terminal/restore.js
// The command that brings an archive back.

const restore = {
    name: 'restore',
    summary: 'Bring back what "rekindle start-fresh" or another change archived, byte for byte',
    doors: ['cli'],
    args: [
        {
            name: 'ARCHIVE',
            about: 'its name, as the change printed it, or the beginning of it',
            required: true,
        },
    ],
    options: [
        command/* FOLDER */.L7,
        { flags: '--yes', about: 'go ahead without asking' },
        { flags: '--dry-run', about: 'print what would come back and change nothing' },
    ],
    examples: ['rekindle restore specify-5-export/20261127-120000-1a2b3c4d'],
};

;// CONCATENATED MODULE: ./lib/commands/terminal/rules.js
const rules = {
    name: 'rules',
    summary: 'List the rules that a saved state is held against, and what follows when one is broken',
    doors: ['cli'],
    args: [],
    options: [
        { flags: '--output FORM', about: 'how to print the list', default: 'text', choices: ['text', 'json'] },
    ],
    examples: ['rekindle rules', 'rekindle rules --output json'],
};

;// CONCATENATED MODULE: ./lib/commands/terminal/scan.js
// The command that finds every workflow of a repository, judges its saved state and decides.

const scan = {
    name: 'scan',
    summary: 'Find every workflow, judge its saved state, and say what to do next',
    doors: ['cli'],
    args: [{ name: 'DIR', about: 'a folder of the repository (default: the current one)', required: false }],
    options: [
        { flags: '--worktree', about: 'what is on disk, git-ignored state files included (this is the default)' },
        { flags: '--branch NAME', about: 'the newest commit of this branch', repeatable: true },
        { flags: '--all-branches', about: 'every local and remote-tracking branch, the same commit once' },
        {
            flags: '--output FORM',
            about: 'how to print what was found',
            default: 'text',
            choices: ['text', 'json', 'markdown', 'sarif'],
        },
        {
            flags: '--only FORMAT',
            about: 'only workflows of this format; see "rekindle formats"',
            repeatable: true,
        },
        ...command/* AGES */.j1,
        {
            flags: '--fail-on WHAT',
            about: 'end with status 1 when something is invalid, or (stale) when it is stale, abandoned or invalid',
            default: 'invalid',
            choices: ['none', 'stale', 'invalid'],
        },
    ],
    examples: [
        'rekindle scan',
        'rekindle scan ../shop --all-branches',
        'rekindle scan --branch main --branch feature/invoice --only ai-dev-shop',
        'rekindle scan --all-branches --output json --fail-on none',
    ],
};

;// CONCATENATED MODULE: ./lib/commands/terminal/try-format.js
const tryFormat = {
    name: 'try-format',
    summary: 'Read one file by the custom formats of the config in this working tree, merged or not',
    doors: ['cli'],
    args: [
        { name: 'FILE', about: 'the state file, as a path from the root of the repository', required: true },
    ],
    options: [
        { flags: '-C DIR', about: 'a folder of the repository', default: 'the current one' },
        { flags: '--output FORM', about: 'how to print it', default: 'text', choices: ['text', 'json'] },
    ],
    examples: [
        'rekindle try-format work/login/todo.md',
        'rekindle try-format work/login/todo.md --output json',
    ],
};

;// CONCATENATED MODULE: ./lib/commands/unfreeze.js
const unfreeze = {
    name: 'unfreeze',
    summary: 'End the freeze of a workflow',
    doors: ['comment'],
    args: [],
    options: [],
    examples: [],
    slash: {
        names: ['unfreeze'],
        permission: 'write',
        deed: 'let-back',
        id: true,
        args: [],
        keys: [],
        flags: [],
        examples: ['/unfreeze'],
    },
};

;// CONCATENATED MODULE: ./lib/commands/index.js

























const commands = [
    scan,
    detect,
    brief,
    resume/* resume */.U,
    answer,
    approve,
    retry,
    skip,
    acceptSpec,
    migrate/* migrate */._,
    repair/* repair */.I,
    startFresh,
    restore,
    regress,
    checkpoint,
    doctor,
    formats,
    tryFormat,
    rules,
    init,
    demo,
    commands_status/* status */.h,
    freeze,
    unfreeze,
    help,
];
/** Those that one types in a terminal. */
const cliCommands = commands.filter(({ doors }) => doors.includes('cli'));
/** Those that one writes in a comment. */
const slashCommands = commands.filter(({ doors }) => doors.includes('comment'));


/***/ }),

/***/ 2287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ migrate)
/* harmony export */ });
/* harmony import */ var _model_command_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4252);
// The command that brings state files to their newest version.

const migrate = {
    name: 'migrate',
    summary: 'Bring state files to the newest version of their format',
    doors: ['cli', 'comment'],
    args: [{ ..._model_command_js__WEBPACK_IMPORTED_MODULE_0__.ID, required: false, repeatable: true }],
    options: [
        { flags: '--all', about: 'every workflow whose state file is old' },
        { flags: '--check', about: 'change nothing; exit status 1 where something is old' },
        ..._model_command_js__WEBPACK_IMPORTED_MODULE_0__/* .WRITES */ .lI,
    ],
    examples: [
        'rekindle migrate specify:3-billing',
        'rekindle migrate --all --dry-run',
        'rekindle migrate --check',
    ],
    slash: {
        names: ['migrate'],
        permission: 'write',
        about: 'Bring the state file to the newest version of its format',
        id: true,
        args: [],
        keys: [],
        flags: [],
        examples: ['/migrate', '/migrate specify:3-billing'],
    },
    choice: () => ({ name: 'migrate' }),
};


/***/ }),

/***/ 7213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ repair)
/* harmony export */ });
/* harmony import */ var _model_command_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4252);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3434);
// The command that performs a proposed repair.


const repair = {
    name: 'repair',
    summary: 'Perform the repair that is proposed for a workflow',
    doors: ['cli', 'comment'],
    args: [_model_command_js__WEBPACK_IMPORTED_MODULE_0__.ID],
    options: [{ flags: '--use N', about: 'which of several proposed repairs', default: '1' }, ..._model_command_js__WEBPACK_IMPORTED_MODULE_0__/* .RECORDS */ .ft],
    examples: ['rekindle repair specify:5-export', 'rekindle repair sdd:k4t8vw-notification-center --use 2'],
    slash: {
        names: ['repair'],
        permission: 'write',
        id: true,
        args: [],
        keys: [
            { name: 'use', value: 'N', about: 'which of several proposed repairs (default: 1)', shape: 'number' },
        ],
        flags: [],
        examples: ['/repair', '/repair sdd:k4t8vw-notification-center use=2'],
    },
    choice: ({ one }) => ({ name: 'repair', which: numberOf(one('use')) }),
};
/** @throws UserError where it is no number from 1 on */
function numberOf(written) {
    if (/^[1-9]\d{0,3}$/.test(written))
        return Number(written);
    throw new _model_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`--use: found ${JSON.stringify(written)}, expected a number from 1 on.`);
}


/***/ }),

/***/ 3271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ resume)
/* harmony export */ });
/* harmony import */ var _model_command_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4252);
// The command that takes an interrupted workflow up again, as its format asks for it.

const resume = {
    name: 'resume',
    summary: 'Check a workflow once more, record that it goes on, and print the brief',
    doors: ['cli', 'comment'],
    args: [_model_command_js__WEBPACK_IMPORTED_MODULE_0__.ID],
    options: [
        ..._model_command_js__WEBPACK_IMPORTED_MODULE_0__/* .RECORDS */ .ft,
        {
            flags: '--output FORM',
            about: 'how to print the brief',
            default: 'markdown',
            choices: ['markdown', 'json'],
        },
    ],
    examples: [
        'rekindle resume ai-dev-shop:003-invoice-export',
        'rekindle resume specify:5-export --yes --output json',
    ],
    slash: {
        names: ['resume'],
        permission: 'write',
        wakesAgent: true,
        givesBrief: true,
        about: 'Judge a workflow once more, record that it goes on, and send the agent to it',
        id: true,
        args: [],
        keys: [
            { name: 'from', value: 'STEP', about: 'the step to go on with, as the card names it', shape: 'text' },
        ],
        flags: [],
        examples: ['/resume', '/resume ai-dev-shop:003-invoice-export', '/resume from=programmer'],
    },
    choice: () => ({ name: 'resume' }),
};


/***/ }),

/***/ 6558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ status)
/* harmony export */ });
const status = {
    name: 'status',
    summary: 'Show where a workflow stands, judged as it is now',
    doors: ['comment'],
    args: [],
    options: [],
    examples: [],
    slash: {
        names: ['status'],
        permission: 'read',
        deed: 'show-workflows',
        id: true,
        args: [],
        keys: [],
        flags: [],
        examples: ['/status', '/rekindle status sdd:k4t8vw-notification-center'],
    },
};


/***/ }),

/***/ 4252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ID: () => (/* binding */ ID),
/* harmony export */   L7: () => (/* binding */ FOLDER),
/* harmony export */   Lj: () => (/* binding */ OWN_WORDS),
/* harmony export */   V1: () => (/* binding */ BRIEF),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   ft: () => (/* binding */ RECORDS),
/* harmony export */   j1: () => (/* binding */ AGES),
/* harmony export */   lI: () => (/* binding */ WRITES)
/* harmony export */ });
/** The flag of an answer that is none of the choices which its question gives, and is meant all the same. */
const OWN_WORDS = 'own-words';
/** The command whose line stands wherever a workflow is shown: it changes nothing. */
const BRIEF = 'brief';
/** What must, and what in brackets may, be typed after a command's name: `ID --to PHASE`, `[ID...]`. */
function wordsOf({ args, options }) {
    const words = args.map(({ name, required, repeatable }) => {
        const shown = repeatable ? `${name}...` : name;
        return required ? shown : `[${shown}]`;
    });
    return [...words, ...options.flatMap(({ flags, required }) => (required ? [flags] : []))];
}
/** The argument of every command that is about one workflow. */
const ID = {
    name: 'ID',
    about: 'the id that "rekindle scan" shows: FORMAT:FEATURE',
    required: true,
};
const FOLDER = {
    flags: '-C DIR',
    about: 'a folder of the repository',
    default: 'the current one',
};
const NOW = { flags: '--now ISO', default: 'the clock' };
const THRESHOLDS = [
    {
        flags: '--stale-after DURATION',
        about: 'stale when nothing moved for longer than this',
        default: '7d',
    },
    {
        flags: '--abandoned-after DURATION',
        about: 'abandoned when nothing moved for longer than this',
        default: '30d',
    },
];
/** The options of every command that tells how old something is. */
const AGES = [
    { ...NOW, about: 'the time that ages are measured by' },
    ...THRESHOLDS,
];
const CONSENT = [
    FOLDER,
    { flags: '--yes', about: 'go ahead without asking' },
    { flags: '--dry-run', about: 'print the difference and change nothing' },
];
/** The options of every command that writes. */
const WRITES = [...CONSENT, ...AGES];
/** The same, of those that write down what a person chose, and when. */
const RECORDS = [
    ...CONSENT,
    {
        ...NOW,
        about: 'the time that ages are measured by, and that is written into files as the time of the change',
    },
    ...THRESHOLDS,
];


/***/ }),

/***/ 3434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ EditError),
/* harmony export */   h6: () => (/* binding */ OurBug),
/* harmony export */   nM: () => (/* binding */ WorldError),
/* harmony export */   qq: () => (/* binding */ StateError),
/* harmony export */   vA: () => (/* binding */ assert),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
// The errors of the house: a state file that is bad, a user who must act, and our own mistakes.
/** Thrown by a codec, a migration or a format's `read`; `engine/load.ts` turns it into a finding. */
class StateError extends Error {
    name = 'StateError';
    fault;
    constructor(rule, message, line = null, evidence, path) {
        super(message);
        const place = path === undefined ? {} : { path };
        this.fault = evidence ? { rule, message, line, evidence, ...place } : { rule, message, line, ...place };
    }
}
/** A value that cannot be written in place without touching other bytes. Nothing is written. */
class EditError extends Error {
    name = 'EditError';
}
/** Something the person at the keyboard must change; its text is shown as it stands, without a stack. */
class UserError extends Error {
    name = 'UserError';
}
/** The world failed: a network, a permission, a branch that moved. It wraps its cause once. */
class WorldError extends Error {
    name = 'WorldError';
    refused;
    /** The missing permission as a workflow would grant it, `issues: write`; `null` where it is not known. */
    needs;
    /** Of a limit that ends by itself: in how many seconds; `null` where that is not known, or long. */
    after;
    constructor(refused, message, needs = null, cause, after = null) {
        super(message, cause === undefined ? undefined : { cause });
        this.refused = refused;
        this.needs = needs;
        this.after = after;
    }
}
/** We are wrong: reported by the door with a link to a new issue. */
class OurBug extends Error {
    name = 'OurBug';
}
/** States what must hold; a breach is our bug, never the user's. */
function assert(holds, claim) {
    if (!holds)
        throw new OurBug(claim);
}


/***/ }),

/***/ 1218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d_: () => (/* binding */ DAY),
/* harmony export */   dp: () => (/* binding */ HOUR),
/* harmony export */   pY: () => (/* binding */ MINUTE)
/* harmony export */ });
/* unused harmony export SECOND */
// Units of time in milliseconds, as `Date` counts them.
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;


/***/ }),

/***/ 3341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
// The version of this build; a test holds it against package.json.
const VERSION = '0.1.0';


/***/ }),

/***/ 6613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ agoOf),
/* harmony export */   LV: () => (/* binding */ wrap),
/* harmony export */   PL: () => (/* binding */ columnsOf),
/* harmony export */   ee: () => (/* binding */ spanOf),
/* harmony export */   jC: () => (/* binding */ padded),
/* harmony export */   pG: () => (/* binding */ plainPaint),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1218);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6713);
// Layout of lines at a terminal: how wide a text is there, where it breaks, and which parts stand out.


const plainPaint = (_style, text) => text;
/** Code points that take two columns: Unicode 16's East Asian Width W and F, and emoji. */
const WIDE = new RegExp('[\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\u33FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uA000-\\uA4CF' +
    '\\uA960-\\uA97F\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F\\uFF00-\\uFF60\\uFFE0-\\uFFE6' +
    '\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F2FF}\\u{20000}-\\u{3FFFD}]' +
    '|\\p{Emoji_Presentation}', 'u');
/** Code points that take none: marks that sit on the one before. */
const ZERO = /[\p{Mn}\p{Me}]/u;
/** Columns that a text takes on a terminal; it has no control characters. */
function columnsOf(text) {
    let columns = 0;
    for (const char of text)
        columns += ZERO.test(char) ? 0 : WIDE.test(char) ? 2 : 1;
    return columns;
}
function padded(text, columns) {
    return text + ' '.repeat(Math.max(0, columns - columnsOf(text)));
}
/** Breaks at blanks so that no line is wider than `columns`; a word that alone is wider stays whole. */
function wrap(text, columns) {
    const lines = [];
    let line = '';
    let used = 0;
    for (const word of text.split(' ').filter((part) => part !== '')) {
        const width = columnsOf(word);
        if (line !== '' && used + 1 + width > columns) {
            lines.push(line);
            line = '';
            used = 0;
        }
        used += (line === '' ? 0 : 1) + width;
        line += (line === '' ? '' : ' ') + word;
    }
    if (line !== '' || lines.length === 0)
        lines.push(line);
    return lines;
}
/** Rows with their columns aligned, two blanks apart; the last column is not padded. */
function table(rows) {
    const widths = [];
    for (const row of rows)
        for (const [index, cell] of row.entries())
            widths[index] = Math.max(widths[index] ?? 0, columnsOf(cell));
    return rows.map((row) => row
        .map((cell, index) => (index === row.length - 1 ? cell : padded(cell, widths[index] ?? 0)))
        .join('  ')
        .trimEnd());
}
/** A span in the unit that says most: `3 hours`, `12 days`; `null` below a minute. Milliseconds. */
function spanOf(span) {
    const minutes = Math.floor(span / _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE */ .pY);
    if (minutes < 1)
        return null;
    if (minutes < 60)
        return (0,_text_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(minutes, 'minute');
    if (minutes < 48 * 60)
        return (0,_text_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(Math.floor(minutes / 60), 'hour');
    return (0,_text_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(Math.floor(minutes / 1440), 'day');
}
/** How long ago: `3 hours ago`. Milliseconds. */
function agoOf(age) {
    const span = spanOf(age);
    return span === null ? 'just now' : `${span} ago`;
}


/***/ }),

/***/ 7400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ isPlaceholder)
/* harmony export */ });
// Words that stand for what a person is to write, as lines to copy have them: never what a person means.
const MEANT = new Set(['text', 'your answer', 'hash', 'question']);
/** One character before such a word, and one after it. */
const AROUND = /[\s<>[\]{}"'`“”‘’«»]/u;
const BEHIND = /[\s<>[\]{}"'`“”‘’«»….]/u;
/** Characters of the longest of them, with room for blanks. */
const LONGEST = 40;
/** Whether a text is such a word, in any case, with or without quotes and brackets around it. */
function isPlaceholder(text) {
    let [from, to] = [0, text.length];
    while (from < to && AROUND.test(text.charAt(from)))
        from += 1;
    while (from < to && BEHIND.test(text.charAt(to - 1)))
        to -= 1;
    return (to - from <= LONGEST &&
        MEANT.has(text
            .slice(from, to)
            .toLowerCase()
            .replace(/[\s_-]+/g, ' ')));
}


/***/ }),

/***/ 4783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ parseDuration),
/* harmony export */   f: () => (/* binding */ DURATION)
/* harmony export */ });
/* harmony import */ var _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1218);
// Spans of time as people write them into options: `7d`, `36h`, `90m`, `2w`.

const UNITS = new Map([
    ['m', _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE */ .pY],
    ['h', 60 * _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE */ .pY],
    ['d', 1440 * _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE */ .pY],
    ['w', 10_080 * _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE */ .pY],
]);
/** A hundred years: longer is a slip of the finger. */
const LONGEST = 36_525 * 1440 * _model_time_units_js__WEBPACK_IMPORTED_MODULE_0__/* .MINUTE */ .pY;
/** What to say was expected where `parseDuration` gives `null`. */
const DURATION = 'a time above zero such as 90m, 36h, 7d or 2w';
/** Milliseconds; blanks and capitals do not matter. `null` for what is no duration above zero. */
function parseDuration(written) {
    const [, count = '', unit = ''] = /^\s*(\d{1,9}(?:\.\d{1,9})?)\s*([mhdw])\s*$/i.exec(written) ?? [];
    const duration = Math.round(Number(count) * (UNITS.get(unit.toLowerCase()) ?? 0));
    return duration > 0 && duration <= LONGEST ? duration : null;
}


/***/ }),

/***/ 8944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bm: () => (/* binding */ forMarkdown),
/* harmony export */   EU: () => (/* binding */ fence),
/* harmony export */   Qf: () => (/* binding */ forTerminal),
/* harmony export */   Zx: () => (/* binding */ linesForTerminal)
/* harmony export */ });
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1814);
// Makes content of files harmless before people see it: in a terminal, and in GitHub's Markdown.

/**
 * What a screen does not show, or shows elsewhere than it stands: control and format characters (bidi,
 * zero-width, tags), line separators, lone surrogates, fillers, and variation selectors save the two that
 * emoji use.
 */
const UNSEEN = /(?![\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SHORT = new Map([
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
]);
function shown(char) {
    const code = char.codePointAt(0) ?? 0;
    const hex = code.toString(16).padStart(4, '0');
    return SHORT.get(char) ?? (code > 0xffff ? `\\u{${hex}}` : `\\u${hex}`);
}
/** One line for a terminal: every control, bidi and zero-width character as an escape such as `\u202e`. */
function forTerminal(s) {
    return s.replace(UNSEEN, shown);
}
/** Many lines for a terminal: as `forTerminal`, with line feeds and tabs kept. */
function linesForTerminal(s) {
    return s.replace(UNSEEN, (char) => (char === '\n' || char === '\t' ? char : shown(char)));
}
/**
 * Characters that stand outside code, as entities: half of a mention or reference each, HTML, a table's
 * edge.
 */
const OUTSIDE = new Map([
    ['@', '&#64;'],
    ['#', '&#35;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['|', '&#124;'],
]);
/**
 * One line of GitHub's Markdown that shows `s` and does nothing, in tables too. It is set as code, since
 * only there GitHub makes no mention, reference (issues, commits, advisories, the repository's own) or
 * link; what could end the code, a table's cell or an HTML comment stands outside as an entity. Secrets are
 * taken out. `''` gives `''`. Set blanks or words around it: two results side by side would join their code
 * marks.
 */
function forMarkdown(s) {
    const line = forTerminal((0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(s));
    return line.replace(/[@#<>|]|[^@#<>|]+/g, (part) => OUTSIDE.get(part) ?? codeSpan(part));
}
function codeSpan(text) {
    const mark = '`'.repeat(longestRun(text) + 1);
    const outer = (text.startsWith(' ') && text.endsWith(' ') && text.trim() !== '') || /^`|`$/.test(text);
    return outer ? `${mark} ${text} ${mark}` : mark + text + mark;
}
function longestRun(text) {
    let longest = 0;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return longest;
}
/**
 * A code block that no run of backticks in `s` can close, its own lines and nothing else. Secrets are taken
 * out, unseen characters shown. `info` names the language.
 */
function fence(s, info = '') {
    const content = linesForTerminal((0,_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .redact */ .E)(s));
    const mark = '`'.repeat(Math.max(3, longestRun(content) + 1));
    const end = content === '' || content.endsWith('\n') ? '' : '\n';
    return `${mark}${info.replace(/[^\w+-]/g, '')}\n${content}${end}${mark}\n`;
}


/***/ }),

/***/ 6713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ lineNumbers),
/* harmony export */   Ku: () => (/* binding */ firstOf),
/* harmony export */   hS: () => (/* binding */ counted)
/* harmony export */ });
// Numbers within a sentence: one of a thing, or several of it.
/** `1 workflow`, `2 workflows`. */
function counted(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
/** The first of several names, and dots where there are more. */
function firstOf(names, most = 5) {
    return names.slice(0, most).join(', ') + (names.length > most ? ', …' : '');
}
/** `line 12`, `lines 3, 12`; after `most` of them dots. */
function lineNumbers(numbers, most = numbers.length) {
    return `${numbers.length === 1 ? 'line' : 'lines'} ${firstOf(numbers.map(String), most)}`;
}


/***/ }),

/***/ 1814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ redact)
/* harmony export */ });
// Takes secrets out of text before it is shown anywhere.
/** An escape as data and `forTerminal` write it: its last letter is none of the word after it. */
const ESCAPE = String.raw `(?<=\\[nrtbfv]|\\u[0-9A-Fa-f]{4}|\\u\{[0-9A-Fa-f]{1,6}\})`;
/** Where a word begins. */
const WORD = `(?:(?<![A-Za-z0-9_])|${ESCAPE})`;
/** A dash belongs to the word before it, save at the start of a line: there it is a difference's. */
const DASHED = `(?:(?<!\\w|[^\\n]-)|${ESCAPE})`;
const from = (edge, rest) => new RegExp(edge + rest, 'g');
/**
 * Prefixes by which services mark their secrets, as their documentation and secret scanners list them.
 * Every pattern starts at a word's edge and repeats one class of characters, so that each takes linear
 * time.
 */
const SECRETS = [
    [
        'private key',
        /-----BEGIN [A-Z ]{0,40}PRIVATE KEY[A-Z ]{0,10}-----.*?(?:-----END [A-Z ]{0,40}KEY[A-Z ]{0,10}-----|$)/gs,
    ],
    ['GitHub token', from(WORD, 'gh[opusr]_[A-Za-z0-9]{16,}')],
    ['GitHub token', from(WORD, 'github_pat_[A-Za-z0-9_]{16,}')],
    ['Anthropic key', from(DASHED, String.raw `sk-ant-[\w-]{8,}`)],
    ['API key', from(DASHED, String.raw `sk-(?=[\w-]{0,64}\d)[\w-]{16,}`)],
    ['AWS key', from(WORD, '(?:AKIA|ASIA)[0-9A-Z]{16}(?![A-Za-z0-9_])')],
    ['Slack token', from(DASHED, String.raw `(?:xox[a-z]|xapp)-[\w-]{10,}`)],
    ['GitLab token', from(DASHED, String.raw `glpat-[\w-]{16,}`)],
    ['npm token', from(WORD, 'npm_[A-Za-z0-9]{30,}')],
    ['Google key', from(DASHED, String.raw `AIza[\w-]{30,}`)],
    ['JSON Web Token', from(DASHED, String.raw `eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?`)],
    ['password', /(?<=:\/\/[^\s/:@]{0,64}:)[^\s/:@]{1,128}(?=@)/g],
];
/** `s` with each secret replaced by what it is: `[redacted: GitHub token]`. */
function redact(s) {
    return SECRETS.reduce((text, [name, pattern]) => text.replace(pattern, `[redacted: ${name}]`), s);
}


/***/ }),

/***/ 6734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ orList),
/* harmony export */   Io: () => (/* binding */ distance),
/* harmony export */   au: () => (/* binding */ didYouMean)
/* harmony export */ });
// The known word that was probably meant by one that is not known.
/** Levenshtein's distance: how many letters must be added, removed or replaced. */
function distance(a, b) {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 0; i < a.length; i++) {
        const next = [i + 1];
        for (let j = 0; j < b.length; j++) {
            const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
            next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
        }
        row = next;
    }
    return row[b.length] ?? 0;
}
/** UTF-16 units of a word that are compared. */
const LONGEST = 200;
/** ` Did you mean …?` where a known word is near enough to be meant, else nothing. */
function didYouMean(word, known) {
    const typed = word.slice(0, LONGEST).toLowerCase();
    const near = known
        .map((one) => ({ one, far: distance(typed, one.toLowerCase()) }))
        .filter(({ one, far }) => far <= nearEnough(one.length))
        .sort((a, b) => a.far - b.far)
        .map(({ one }) => one);
    return near.length === 0 ? '' : ` Did you mean ${orList(near.slice(0, 3))}?`;
}
/** Letters that may differ in a slip of the finger: two neighbours that changed places are two. */
function nearEnough(letters) {
    return letters < 4 ? 1 : Math.max(2, Math.floor(letters / 3));
}
/** `a`, `a or b`, `a, b or c`. */
function orList(words) {
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}


/***/ }),

/***/ 1042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ formatTime),
/* harmony export */   p: () => (/* binding */ parseTime)
/* harmony export */ });
// Points in time as people and agents write them in state files: read where they are clear, never guessed.
const UNPARSABLE = { at: null, problem: 'unparsable' };
const AMBIGUOUS = { at: null, problem: 'ambiguous' };
/** Longer than any time; what stands after it is prose and is not looked at. */
const LOOK = 64;
/** Before this year no agent wrote anything: `0001-01-01` is a program's word for "no time". */
const FIRST_YEAR = 1970;
const YEAR_FIRST = /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?!\d)/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?!\d)/;
const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?![\d:])/;
const MERIDIEM = /^ ?([AaPp])\.?[Mm]\.?(?!\w)/;
const ZONE = /^(?: ?(?:([Zz]|UTC|GMT)(?![\w+-])|([+-]\d{2}):?(\d{2})(?!\d))|([+-]\d{2})(?![\d:]))/;
/** Abbreviations of zones that name no offset for certain (CST is Chicago's and Shanghai's). */
const LOCAL_ZONE = /^ ?(?:[ECMP][SD]T|A?[CE]?EST|A?[CE]?EDT|CES?T|EES?T|WES?T|BST|IST|JST|KST|MSK|UTC|GMT)(?!\w)/;
const EPOCH = /^(\d{13}|\d{10})(?:\.(\d{1,9}))?(?![\w.-])/;
/** What may stand directly after a date: nothing, a blank, or punctuation that opens prose. */
const BEHIND_DATE = /^(?:$|[\s,;()[\]—–|`"'.])/;
/**
 * Reads the time at the start of a value; prose may follow (`2026-07-07T05:35:00Z (after the audit)`).
 *
 * Without a zone it is UTC; a date alone is 00:00 UTC of that day. 13 digits are milliseconds, 10 digits
 * seconds since 1970. `DD/MM/YYYY` and `MM-DD-YYYY` count only where both readings give the same day or
 * just one of them is a date.
 */
function parseTime(found) {
    const text = found.trimStart().slice(0, LOOK);
    const epoch = EPOCH.exec(text);
    if (epoch)
        return reading(epochOf(epoch[1] ?? '', epoch[2] ?? ''));
    const first = YEAR_FIRST.exec(text);
    if (first) {
        const day = dayOf(Number(first[1]), Number(first[3]), Number(first[4]));
        return withClock(day === null ? [] : [day], text.slice(first[0].length));
    }
    const last = YEAR_LAST.exec(text);
    if (!last)
        return UNPARSABLE;
    const [one, other, year] = [Number(last[1]), Number(last[3]), Number(last[4])];
    const days = [dayOf(year, one, other), dayOf(year, other, one)].filter((day) => day !== null);
    return withClock([...new Set(days)], text.slice(last[0].length));
}
/** ISO 8601 in UTC, to the second: `2026-11-27T00:00:00Z`. @throws RangeError for what is no date. */
function formatTime(ms) {
    return `${new Date(ms).toISOString().slice(0, -'.000Z'.length)}Z`;
}
function reading(at) {
    return at === null ? UNPARSABLE : { at, problem: null };
}
function epochOf(digits, fraction) {
    if (digits.length === 13)
        return Number(digits);
    return Number(digits) * 1000 + Number(fraction.padEnd(3, '0').slice(0, 3));
}
/** 00:00 UTC of a day; `null` where the calendar has no such day. */
function dayOf(year, month, day) {
    if (year < FIRST_YEAR)
        return null;
    const at = new Date(Date.UTC(year, month - 1, day));
    return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() : null;
}
function withClock(days, rest) {
    const [day] = days;
    if (day === undefined)
        return UNPARSABLE;
    const joined = /^[Tt]/.test(rest);
    if (!joined && !BEHIND_DATE.test(rest))
        return UNPARSABLE;
    const lead = joined ? 1 : rest.length - rest.trimStart().length;
    const clock = lead === 0 ? null : CLOCK.exec(rest.slice(lead));
    if (!clock && (joined || /^\s+\d{1,2}:\d/.test(rest)))
        return UNPARSABLE;
    const time = clock ? clockOf(clock, rest.slice(lead + clock[0].length)) : 0;
    if (time === null)
        return UNPARSABLE;
    if (time === 'ambiguous' || days.length > 1)
        return AMBIGUOUS;
    return reading(day + time);
}
/** Milliseconds since 00:00 UTC, below 0 or above a day where the zone says so. */
function clockOf(clock, rest) {
    const half = MERIDIEM.exec(rest);
    const hour = hourOf(Number(clock[1]), half?.[1]);
    const [minute, second] = [Number(clock[2]), Number(clock[3] ?? 0)];
    if (hour === null || minute > 59 || second > 59)
        return null;
    if (hour === 24 && minute + second > 0)
        return null;
    const behind = half ? rest.slice(half[0].length) : rest;
    if (/^\w/.test(behind) && !/^[Zz](?!\w)|^UTC|^GMT/.test(behind))
        return null;
    const zone = ZONE.exec(behind);
    if (!zone && LOCAL_ZONE.test(behind))
        return 'ambiguous';
    const offset = zone ? offsetOf(zone[2] ?? zone[4] ?? '+00', zone[3] ?? '00') : 0;
    if (offset === null)
        return null;
    const fraction = Number((clock[4] ?? '').padEnd(3, '0').slice(0, 3));
    return ((hour * 60 + minute - offset) * 60 + second) * 1000 + fraction;
}
/** 0 to 23, or 24 for the end of a day. */
function hourOf(hour, half) {
    if (half === undefined)
        return hour > 24 ? null : hour;
    if (hour < 1 || hour > 12)
        return null;
    return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}
/** Minutes east of Greenwich; the world's zones lie between −12:00 and +14:00. */
function offsetOf(hours, minutes) {
    const size = Math.abs(Number(hours)) * 60 + Number(minutes);
    if (size > 14 * 60 || Number(minutes) > 59)
        return null;
    return hours.startsWith('-') ? -size : size;
}


/***/ }),

/***/ 8179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b7: () => (/* binding */ CommanderError),
/* harmony export */   c$: () => (/* binding */ Option),
/* harmony export */   ef: () => (/* binding */ Argument),
/* harmony export */   uB: () => (/* binding */ Command)
/* harmony export */ });
/* unused harmony exports program, createCommand, createArgument, createOption, InvalidArgumentError, InvalidOptionArgumentError, Help */
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8909);


// wrapper to provide named exports for ESM.
const {
  /* program */ "DM": program,
  /* createCommand */ "gu": createCommand,
  /* createArgument */ "er": createArgument,
  /* createOption */ "Ww": createOption,
  /* CommanderError */ "b7": CommanderError,
  /* InvalidArgumentError */ "Di": InvalidArgumentError,
  /* InvalidOptionArgumentError */ "a2": InvalidOptionArgumentError, // deprecated old name
  /* Command */ "uB": Command,
  /* Argument */ "ef": Argument,
  /* Option */ "c$": Option,
  /* Help */ "_V": Help,
} = _index_js__WEBPACK_IMPORTED_MODULE_0__;


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/commands/index.js + 21 modules
var commands = __nccwpck_require__(6179);
// EXTERNAL MODULE: ./lib/model/errors.js
var errors = __nccwpck_require__(3434);
// EXTERNAL MODULE: ./lib/cli/failure.js + 1 modules
var failure = __nccwpck_require__(1595);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __nccwpck_require__(8179);
// EXTERNAL MODULE: ./lib/model/command.js
var model_command = __nccwpck_require__(4252);
// EXTERNAL MODULE: ./lib/text/suggestions.js
var suggestions = __nccwpck_require__(6734);
// EXTERNAL MODULE: ./lib/cli/option-values.js
var option_values = __nccwpck_require__(2880);
// EXTERNAL MODULE: ./lib/model/version.js
var version = __nccwpck_require__(3341);
;// CONCATENATED MODULE: ./lib/cli/program.js
// The command line as commander parses it, built from the commands' own data.






const ABOUT = 'Finds coding-agent workflows that were interrupted in a repository, says what of their saved state can ' +
    'be trusted, and takes the next safe step with your consent. Nothing is written before you said yes.';
const STATUSES = `
Exit status:
  0  all is well
  1  something is at or above --fail-on, nothing was detected, (migrate --check) something is old,
     (doctor) a file of a tool cannot be read, or (init) a file that was there is kept
  2  wrong use, or input that cannot be used
  3  a bug in Rekindle`;
const NO_COLOR = ['--no-color', 'no colours (NO_COLOR does the same)'];
/** `onCall` is told about the one call that was typed; help and `--version` make none. */
function programOf(commands, page, onCall) {
    const program = new esm/* Command */.uB('rekindle')
        .description(ABOUT)
        .version(version/* VERSION */.x, '-V, --version', 'print the version')
        .option(...NO_COLOR)
        .helpOption('-h, --help', 'print help')
        .helpCommand(false)
        .addHelpText('after', `${STATUSES}\n\nTry "rekindle demo" first. "rekindle COMMAND --help" says more.`);
    settle(program, page);
    for (const command of commands) {
        const made = program.command(command.name).summary(command.summary).description(`${command.summary}.`);
        made
            .aliases(command.aliases ?? [])
            .helpOption('-h, --help', 'print help')
            .option(...NO_COLOR);
        made.usage([...(0,model_command/* wordsOf */.Z9)(command), '[OPTIONS]'].join(' '));
        for (const { name, about, required, repeatable } of command.args) {
            const shown = repeatable ? `${name}...` : name;
            made.addArgument(new esm/* Argument */.ef(required ? `<${shown}>` : `[${shown}]`, about));
        }
        for (const spec of command.options)
            made.addOption(optionOf(spec));
        made.addHelpText('after', `\nExamples:\n${command.examples.map((line) => `  ${line}`).join('\n')}`);
        made.action(() => {
            const { color } = made.optsWithGlobals();
            const values = valuesOf(command, made);
            assertRequired(command, values);
            onCall({ command, args: made.args, values, noColor: !color });
        });
        settle(made, page);
    }
    const help = program
        .command('help')
        .argument('[COMMAND]')
        .usage('[COMMAND]')
        .summary('Print help of a command');
    settle(help, page);
    help.action((name) => helpOf(program, name));
    return program;
}
/** @throws UserError with the nearest name where there is no such command */
function helpOf(program, name) {
    const about = name === undefined ? program : program.commands.find((one) => namesOf(one).includes(name));
    const names = program.commands.map((one) => one.name());
    if (!about)
        throw new errors/* UserError */.yo(`help: found no command ${JSON.stringify(name)}.${(0,suggestions/* didYouMean */.au)(name ?? '', names)}`);
    about.outputHelp();
}
const namesOf = (command) => [command.name(), ...command.aliases()];
/** Commander itself neither writes nor exits. */
function settle(program, { print, columns }) {
    program
        .exitOverride()
        .configureOutput({ writeOut: print, writeErr: () => { }, getOutHelpWidth: () => columns })
        .configureHelp({
        optionTerm: (option) => option.flags.replace(/<(\w+)>/, '$1'),
        subcommandTerm: (sub) => [sub.name(), sub.usage().replace(/ ?\[OPTIONS\]$/, '')].join(' ').trim(),
        argumentTerm: (argument) => argument.name(),
    });
}
function optionOf(spec) {
    const about = [
        spec.about,
        ...(spec.choices ? [`one of ${spec.choices.join(', ')}`] : []),
        ...(spec.required ? ['required'] : []),
        ...(spec.default === undefined ? [] : [`default: ${spec.default}`]),
        ...(spec.repeatable ? ['may be repeated'] : []),
    ];
    const option = new esm/* Option */.c$(spec.flags.replace(/ (\w+)$/, ' <$1>'), about.join('; '));
    return option.argParser((written, before) => {
        (0,option_values/* assertValue */.qm)(spec, written);
        return [...(before ?? []), written];
    });
}
/** @throws UserError that names every option that is missing */
function assertRequired({ name, options }, values) {
    const missing = options.filter((spec) => spec.required && !values.has(optionOf(spec).name()));
    if (missing.length === 0)
        return;
    const [first, ...others] = missing.map(({ flags }) => flags);
    const told = [`found no ${first}`, ...others.map((flags) => `no ${flags}`)].join(' and ');
    throw new errors/* UserError */.yo(`${name}: ${told}, expected every required option. "rekindle ${name} --help" says what each is.`);
}
function valuesOf(command, made) {
    const given = made.opts();
    const held = new Map(command.options.map((spec) => {
        const option = optionOf(spec);
        return [option.name(), { spec, value: given[option.attributeName()] }];
    }));
    const writtenOf = (name) => {
        const value = held.get(name)?.value;
        return Array.isArray(value) ? value.map(String) : [];
    };
    return {
        has: (name) => held.get(name)?.value !== undefined,
        many: writtenOf,
        one(name) {
            const value = writtenOf(name).at(-1) ?? held.get(name)?.spec.default;
            if (value === undefined)
                throw new errors/* UserError */.yo(`--${name} has no value; give one.`);
            return value;
        },
    };
}

// EXTERNAL MODULE: ./lib/cli/terminal.js + 1 modules
var terminal = __nccwpck_require__(1205);
// EXTERNAL MODULE: ./lib/cli/world.js
var cli_world = __nccwpck_require__(1222);
;// CONCATENATED MODULE: ./lib/cli/main.js
// One call of the command line: parses the arguments, loads the command that is meant, returns the
// exit status.






/** Loaded only where they are asked for: help and --version need none of it. */
const HANDLERS = {
    scan: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(355), __nccwpck_require__.e(938), __nccwpck_require__.e(717)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2098))).scan,
    detect: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(355), __nccwpck_require__.e(938), __nccwpck_require__.e(132)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6132))).detect,
    brief: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(355), __nccwpck_require__.e(938), __nccwpck_require__.e(212), __nccwpck_require__.e(98)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3098))).brief,
    ...Object.fromEntries(commands/* cliCommands */.z_
        .filter(({ choice }) => choice !== undefined)
        .map(({ name }) => [name, async () => (await Promise.all(/* import() */[__nccwpck_require__.e(355), __nccwpck_require__.e(938), __nccwpck_require__.e(212), __nccwpck_require__.e(829)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2829))).change])),
    migrate: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(355), __nccwpck_require__.e(938), __nccwpck_require__.e(212), __nccwpck_require__.e(829), __nccwpck_require__.e(699)]).then(__nccwpck_require__.bind(__nccwpck_require__, 699))).migrate,
    restore: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(355), __nccwpck_require__.e(938), __nccwpck_require__.e(876)]).then(__nccwpck_require__.bind(__nccwpck_require__, 876))).restore,
    checkpoint: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(355), __nccwpck_require__.e(938), __nccwpck_require__.e(212), __nccwpck_require__.e(829), __nccwpck_require__.e(726)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3726))).checkpoint,
    doctor: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(355), __nccwpck_require__.e(938), __nccwpck_require__.e(806)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7806))).doctor,
    formats: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(355), __nccwpck_require__.e(938), __nccwpck_require__.e(191)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9191))).listFormats,
    'try-format': async () => (await Promise.all(/* import() */[__nccwpck_require__.e(355), __nccwpck_require__.e(938), __nccwpck_require__.e(23)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5023))).tryFormat,
    rules: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(355), __nccwpck_require__.e(938), __nccwpck_require__.e(191)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9191))).listRules,
    init: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(355), __nccwpck_require__.e(938), __nccwpck_require__.e(784)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9784))).init,
    demo: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(355), __nccwpck_require__.e(311), __nccwpck_require__.e(938), __nccwpck_require__.e(212), __nccwpck_require__.e(914), __nccwpck_require__.e(20), __nccwpck_require__.e(687)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6687))).demo,
};
/** Never throws and never exits the process, because output may not be flushed yet. */
async function main(world) {
    try {
        let call = null;
        const program = programOf(commands/* cliCommands */.z_, { print: (text) => world.stdout.write(text), columns: (0,terminal/* columnsFor */.ns)(world.stdout) }, (typed) => {
            call = typed;
        });
        await program.parseAsync(world.args.length === 0 ? ['help'] : withoutPages(world.args), { from: 'user' });
        return call === null ? cli_world/* FINE */.rX : await perform(call, world);
    }
    catch (error) {
        return (0,failure/* reported */.Y)(error, world);
    }
}
/** Help and version for an unknown command would hide that it is unknown. */
const PAGES = new Set(['-h', '--help', '-V', '--version']);
function withoutPages(args) {
    const words = args.filter((arg) => !arg.startsWith('-'));
    const named = words[0] === 'help' ? words[1] : words[0];
    const known = [
        undefined,
        'help',
        ...commands/* cliCommands */.z_.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    ].includes(named);
    return known ? args : args.filter((arg) => !PAGES.has(arg));
}
async function perform(typed, world) {
    const load = HANDLERS[typed.command.name];
    (0,errors/* assert */.vA)(load, `the command ${typed.command.name} has a handler`);
    const handler = await load();
    return handler(typed, world);
}

;// CONCATENATED MODULE: ./lib/cli.js
// The command line's entry point: reads a clone or working tree, prints a report; it never talks to GitHub.



/** `node dist/cli/index.js`, or nothing where it was called by its name. */
function cli_programOf(file) {
    if (/^rekindle(?:\.\w+)?$/.test(external_node_path_.basename(file)))
        return null;
    const near = external_node_path_.relative('', file);
    return `node ${near.startsWith('..') ? file : near}`;
}
/** Milliseconds without a key in which what was typed before has arrived. */
const QUIET = 25;
/** Discards what was typed before the question was shown: it was meant for something else. */
async function drain() {
    const { stdin } = process;
    let typed = false;
    const forget = (bytes) => {
        typed = true;
        if (bytes.includes(3))
            process.kill(process.pid, 'SIGINT');
    };
    // In raw mode, input without a line end can be read as well.
    stdin.setRawMode(true);
    stdin.on('data', forget);
    try {
        do {
            typed = false;
            await new Promise((resolve) => setTimeout(resolve, QUIET));
        } while (typed);
    }
    finally {
        stdin.off('data', forget);
        stdin.setRawMode(false);
        stdin.pause();
    }
}
/** Only a clear yes counts. */
async function ask(question) {
    await drain();
    const { createInterface } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 6848, 19));
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    const gone = new Promise((resolve) => terminal.once('close', () => resolve('')));
    try {
        return /^y(?:es)?$/i.test((await Promise.race([terminal.question(question), gone])).trim());
    }
    finally {
        terminal.close();
    }
}
const world = {
    args: process.argv.slice(2),
    program: () => cli_programOf(process.argv[1] ?? ''),
    env: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    ask: process.stdin.isTTY && process.stderr.isTTY ? ask : null,
    now: () => Date.now(),
    open: async (dir, warn) => (await Promise.all(/* import() */[__nccwpck_require__.e(914), __nccwpck_require__.e(489)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7914))).localEdge(dir, { env: process.env, warn }),
};
let unwritten = 0;
for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
        // A reader such as `head` closed the pipe: there is nothing left to print, and the exit status stays.
        if (error.code === 'EPIPE')
            return;
        unwritten = cli_world/* MISUSE */.$w;
        process.exitCode = cli_world/* MISUSE */.$w;
        if (stream === process.stdout)
            process.stderr.write(`rekindle: cannot write the output: ${error.message}\n`);
    });
// The exit status is set without forcing an exit, so that output is flushed before the process ends.
void main(world).then((status) => {
    process.exitCode = Math.max(status, unwritten);
});

