/** The panel's styles; they load no fonts or images. */
export const panelStyle = `
:host { all: initial; position: fixed; right: 16px; bottom: 16px; z-index: 2147483000; }
details {
  box-sizing: border-box; width: 340px; max-width: calc(100vw - 32px); max-height: 85vh; overflow: auto; scrollbar-width: thin; color-scheme: light dark;
  padding: 0 16px 12px; border: 1px solid #c9c7bf; border-radius: 14px; background: #fff; color: #1b2430;
  font: 14px/1.45 system-ui, sans-serif; font-variant-numeric: tabular-nums; box-shadow: 0 8px 30px rgb(0 0 0 / 18%);
}
details:not([open]) { padding-bottom: 0; }
summary { padding: 12px 0; font-weight: 600; cursor: pointer; }
summary:focus-visible, a:focus-visible, button:focus-visible {
  outline: 2px solid #00757c; outline-offset: 2px; border-radius: 4px;
}
h2 { margin: 0 0 4px; font-size: 14px; font-weight: 600; }
p { margin: 0 0 10px; }
ul { margin: 0 0 10px; padding: 0; list-style: none; }
li { display: grid; gap: 1px; padding: 8px 0; border-top: 1px solid #e6e4dc; }
strong { font-weight: 600; }
small { color: #5b6470; font-size: 12px; }
.sample { display: inline-block; padding: 0 8px; border: 1px dashed #7a7f86; border-radius: 99px; font-size: 12px; }
.limit { color: #5b6470; font-size: 12px; }
.foot { display: flex; gap: 12px; align-items: center; justify-content: space-between; border-top: 1px solid #e6e4dc; padding-top: 10px; }
.foot p { margin: 0; }
button {
  flex: none; min-height: 32px; padding: 4px 10px; border: 1px solid #7a7f86; border-radius: 8px; background: transparent;
  color: inherit; font: inherit; cursor: pointer;
}
a { display: inline-block; min-height: 24px; color: #00676d; font-weight: 600; }
@media (prefers-color-scheme: dark) {
  details { border-color: #414a55; background: #1a2029; color: #eceae4; }
  li, .foot { border-color: #323a45; }
  small, .limit { color: #a4abb5; }
  a { color: #5fd3da; }
  summary:focus-visible, a:focus-visible, button:focus-visible { outline-color: #5fd3da; }
}
@media print { :host { display: none; } }
`
