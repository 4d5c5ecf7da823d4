// Hands a page to the next loader as it is, after it has named the files that the page depends on. The logic stands
// in index.ts, which the configuration imports: a loader's own code is not part of the bundler's cache key.
module.exports = function declareFiles(source) {
  for (const file of this.getOptions().dependenciesOf(source)) this.addDependency(file);
  return source;
};
