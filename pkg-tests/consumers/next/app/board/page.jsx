// The page of docs/FRAMEWORKS.md, which the test puts there, with a button that makes it again.
import Page from "../../../dist/next-page/page.jsx";
import { Again } from "./again.jsx";

export default function Board({ searchParams }) {
  return (
    <Again>
      <Page searchParams={searchParams} />
    </Again>
  );
}
