export default function Analyse() {
  return <h1>Analyse</h1>;
}
