export default function Rules() {
  return <h1>Rules</h1>;
}
