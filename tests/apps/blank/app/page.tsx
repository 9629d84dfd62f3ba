export default function Page() {
  return <p>Nothing here.</p>
}
