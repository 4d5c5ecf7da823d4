/** The one function of tslib that @docusaurus/utils-common calls: what TypeScript makes of a default import. */

/** @returns the module itself if it was an ES module, else one whose default it is */
export const __importDefault = (module: {__esModule?: boolean}): unknown =>
  module.__esModule ? module : {default: module};
