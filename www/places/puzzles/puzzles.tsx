export default function Puzzles() {
  return <h1>Puzzles</h1>;
}
