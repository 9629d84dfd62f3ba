/** A code listing, which scrolls sideways, also by keyboard, if it is wider than the screen. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <figure>
      <figcaption className="mb-1 text-12 text-muted">{label}</figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto rounded-lg border border-line bg-paper p-4 font-mono text-12 text-ink"
      >
        <code>{text}</code>
      </pre>
    </figure>
  )
}
