export default function Editor() {
  return <h1>Editor</h1>;
}
