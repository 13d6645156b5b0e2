import type { ESTree, Plugin } from 'vite';

/**
 * Removes the statements of React Router that name a component for developer tools, such as `Form.displayName = "Form";`. Each
 * keeps its component in the bundle, because it is an assignment, whether the shop uses the component or not.
 */
export function dropDisplayNames(): Plugin {
  return {
    name: 'creator-row:drop-display-names',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler(code) {
        const names = this.parse(code).body.filter(isDisplayName);
        return {
          code: names.reduceRight((kept, { start, end }) => kept.slice(0, start) + kept.slice(end), code),
          map: null,
        };
      },
    },
  };
}

function isDisplayName(statement: ESTree.Program['body'][number]): boolean {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') return false;
  const { left, right } = statement.expression;
  if (left.type !== 'MemberExpression' || left.computed || left.property.type !== 'Identifier') return false;
  return left.object.type === 'Identifier' && left.property.name === 'displayName' && right.type === 'Literal';
}
