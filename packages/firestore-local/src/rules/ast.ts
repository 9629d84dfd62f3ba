/** A position in the source; both numbers count from 1. */
export type Position = { line: number; column: number }

export type LogicalOp = '&&' | '||'
export type BinaryOp = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%'

export type Expr = { at: Position } & (
  | { kind: 'literal'; value: null | boolean | bigint | number | string | Uint8Array }
  | { kind: 'list'; items: Expr[] }
  | { kind: 'map'; entries: { key: Expr; value: Expr }[] }
  | { kind: 'path'; segments: (string | Expr)[] }
  | { kind: 'name'; name: string }
  | { kind: 'member'; target: Expr; name: string }
  | { kind: 'index'; target: Expr; index: Expr }
  | { kind: 'range'; target: Expr; from: Expr; to: Expr }
  | { kind: 'call'; name: string; args: Expr[] }
  | { kind: 'method'; target: Expr; name: string; args: Expr[] }
  | { kind: 'not' | 'negate'; operand: Expr }
  | { kind: 'logical'; op: LogicalOp; left: Expr; right: Expr }
  | { kind: 'binary'; op: BinaryOp; left: Expr; right: Expr }
  | { kind: 'is'; operand: Expr; type: string }
  | { kind: 'conditional'; test: Expr; yes: Expr; no: Expr }
)
export type ExprOf<K extends Expr['kind']> = Extract<Expr, { kind: K }>

/** The methods that rules decide on; the parser expands `read` and `write` to these. */
export const methods = ['get', 'list', 'create', 'update', 'delete'] as const
export type Method = (typeof methods)[number]

export type Let = { name: string; value: Expr; at: Position }
export type FunctionNode = {
  name: string
  params: { name: string; at: Position }[]
  lets: Let[]
  result: Expr
  at: Position
}
/** `condition` is null for a bare `allow read;`, which always passes. */
export type AllowNode = { methods: Set<Method>; condition: Expr | null; at: Position }
export type PatternSegment = { kind: 'literal' | 'single' | 'recursive'; text: string; at: Position }
export type MatchNode = {
  pattern: PatternSegment[]
  functions: FunctionNode[]
  allows: AllowNode[]
  matches: MatchNode[]
  at: Position
}
export type RulesFile = {
  /** In version 1 `{name=**}` matches one segment or more, in version 2 also none. */
  version: 1 | 2
  functions: FunctionNode[]
  serviceFunctions: FunctionNode[]
  matches: MatchNode[]
}
