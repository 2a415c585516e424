import { parseSync, Visitor } from 'oxc-parser'

const comparison = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===', '==': '!=', '!=': '==' }
const arithmetic = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' }
const logical = { '&&': '||', '||': '&&', '??': '&&' }
const assignment = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' }

/**
 * All single changes of a file that a test should detect: `{ start, end, text, what }`, offsets in UTF-16 units, in the order of the file. Texts,
 * types, imports and default style names are excluded, as tests of behaviour need not depend on them.
 */
export function findMutants(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) return []
  const mutants = []
  const add = (node, text, what) => mutants.push({ start: node.start, end: node.end, text, what })
  const operator = (node, table) => {
    const other = table[node.operator]
    if (!other) return
    const between = source.slice(node.left.end, node.right.start)
    const at = node.left.end + between.indexOf(node.operator)
    mutants.push({ start: at, end: at + node.operator.length, text: other, what: `${node.operator} to ${other}` })
  }
  new Visitor({
    BinaryExpression: (node) => {
      const joinsText =
        node.operator === '+' && [node.left, node.right].some((side) => side.type === 'Literal' && typeof side.value === 'string')
      if (!joinsText) operator(node, { ...comparison, ...arithmetic })
    },
    LogicalExpression: (node) => operator(node, logical),
    AssignmentExpression: (node) => operator(node, assignment),
    UnaryExpression: (node) => {
      if (node.operator === '!') add(node, source.slice(node.argument.start, node.argument.end), 'without !')
    },
    ConditionalExpression: (node) => add(node.test, `!(${source.slice(node.test.start, node.test.end)})`, 'condition negated'),
    IfStatement: (node) => add(node.test, `!(${source.slice(node.test.start, node.test.end)})`, 'condition negated'),
    Literal: (node) => {
      if (typeof node.value === 'boolean') add(node, String(!node.value), `${node.value} to ${!node.value}`)
      if (typeof node.value === 'number') add(node, String(node.value + 1), `${node.value} to ${node.value + 1}`)
    },
    ExpressionStatement: (node) => {
      if (node.expression.type === 'CallExpression') add(node, ';', 'call left out')
    },
    ReturnStatement: (node) => {
      if (node.argument && node.argument.type !== 'JSXElement') add(node, 'return undefined', 'returns undefined')
    },
  }).visit(program)
  return mutants.filter(({ start }) => !insideType(program, start)).sort((a, b) => a.start - b.start)
}

/** Literal types look like literals: `type Side = 1 | 2`. */
function insideType(program, offset) {
  let inside = false
  const check = (node) => {
    if (node.start <= offset && offset < node.end) inside = true
  }
  new Visitor({
    TSTypeAliasDeclaration: check,
    TSInterfaceDeclaration: check,
    TSTypeAnnotation: check,
    TSTypeParameterInstantiation: check,
  }).visit(program)
  return inside
}
