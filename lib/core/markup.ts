/** An XML element with its attributes, text and child elements. */
export type XmlNode = { tag: string; attributes?: Record<string, string>; children?: readonly (XmlNode | string)[] }

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Writes an XML document, escaping all text and attributes. */
export function writeXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeNode(root)}\n`
}

/** Writes an element. It is also valid HTML unless it is empty. */
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

/**
 * Escapes text for an element or an attribute in double quotes. Control characters, which XML can't represent, are left
 * out.
 */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]|[^\P{Cc}\t\n\r]/gu, (character) => entities[character] ?? '')
}

/** An element that contains only text. */
export function textNode(tag: string, text: string): XmlNode {
  return { tag, children: [text] }
}

/** Finished markup, which `html` inserts without escaping. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type Piece = string | number | Markup | null | readonly Piece[]

/** Builds HTML from a template: text is escaped, markup and lists of it are inserted as they are, null is omitted. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return new Markup(parts.reduce((text, part, at) => text + writePiece(pieces[at - 1] ?? null) + part))
}

function writePiece(piece: Piece): string {
  if (piece === null) return ''
  if (piece instanceof Markup) return piece.text
  if (typeof piece === 'string' || typeof piece === 'number') return escapeXml(String(piece))
  return piece.map(writePiece).join('')
}
