export default function Learn() {
  return <h1>Learn</h1>;
}
