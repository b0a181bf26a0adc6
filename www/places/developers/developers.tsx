export default function Developers() {
  return <h1>Developers</h1>;
}
