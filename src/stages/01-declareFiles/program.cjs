// Turns a sample into the highlighted program that a fold fetches. The logic stands in index.ts, as that of loader.cjs.
module.exports = function renderProgram(source) {
  const {render, dependencies} = this.getOptions();
  for (const file of dependencies) this.addDependency(file);
  return render(source, this.resourcePath);
};
