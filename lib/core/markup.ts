/** An element of a small XML document: text, or other elements. */
export type XmlNode = { tag: string; attributes?: Record<string, string>; children?: readonly (XmlNode | string)[] }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Writes a document; every text and attribute is escaped. */
export function writeXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeNode(root)}\n`
}

/** Writes an element as HTML takes it, too, as long as it has something inside. */
export function writeElement(root: XmlNode): string {
  return writeNode(root)
}

function writeNode({ tag, attributes = {}, children = [] }: XmlNode): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
  const open = `<${tag}${pairs.join('')}`
  if (children.length === 0) return `${open}/>`
  const inside = children.map((child) => (typeof child === 'string' ? escapeXml(child) : writeNode(child)))
  return `${open}>${inside.join('')}</${tag}>`
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
}

/** An element of nothing but text. */
export function textNode(tag: string, text: string): XmlNode {
  return { tag, children: [text] }
}

/** Markup that is written already, which a template takes as it is. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Piece = string | number | Markup | null | readonly Piece[]

/** HTML by a template: text is escaped, other markup and lists of it go in as they are, null is nothing. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(parts.reduce((text, part, at) => text + writePiece(pieces[at - 1] ?? null) + part))
}

function writePiece(piece: Piece): string {
  if (piece === null) return ''
  if (piece instanceof Markup) return piece.text
  if (typeof piece === 'string' || typeof piece === 'number') return escapeXml(String(piece))
  return piece.map(writePiece).join('')
}
