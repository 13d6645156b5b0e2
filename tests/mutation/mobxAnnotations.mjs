/** Leaves out the annotations of `makeAutoObservable`: they choose how MobX stores a field, which tests of behaviour mostly cannot see. */
const ignorer = {
  shouldIgnore(path) {
    const isAnnotations =
      path.isObjectExpression() &&
      path.parentPath?.isCallExpression() &&
      path.parentPath.node.callee.name === 'makeAutoObservable' &&
      path.parentPath.node.arguments[1] === path.node;
    return isAnnotations ? 'The annotations of MobX choose how it stores a field' : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'mobx-annotations', value: ignorer }];
