// The visit of the lobby. It goes on in other places while the visitor waits for an opponent, and ends with the game.
import { effect, signal } from "@preact/signals";
import {
  createSeat,
  Lobby,
  type ChallengeOptions,
  type LobbySnapshot,
  type PairedMessage,
} from "cotulenh-wasm/online";
import { notify } from "../../../parts/dialogs/notices.js";
import { address, go } from "../../../routing/router.js";
import { blocked, keepOpponent, loadKey, playerName } from "../../../storage/player.js";
import { acceptCandidate, keepCandidate } from "../../../storage/seats.js";
import { read } from "../../../texts/texts.js";
import { lobbyTexts } from "./texts.js";

/** What is in the lobby; null while the visitor is not there. */
export const lobby = signal<LobbySnapshot | null>(null);

let visit: { lobby: Lobby; end: () => void } | null = null;

/** A name for whoever has chosen none. */
function nameGuest(): string {
  return `${read(lobbyTexts).guest} ${1000 + Math.floor(Math.random() * 9000)}`;
}

/** Enters the lobby of a service, unless the visitor is there already. */
export function enterLobby(service: string): void {
  if (visit) return;
  if (playerName.peek() === "") playerName.value = nameGuest();
  const key = loadKey(createSeat);
  const listBlocked = () => blocked.value.map(({ player }) => player);
  const made = new Lobby({ service, key, name: playerName.peek(), blocks: listBlocked() });
  let isFirst = true;
  const stopIntroducing = effect(() => {
    const [name, blocks] = [playerName.value, listBlocked()];
    if (!isFirst) made.introduce({ name, blocks });
    isFirst = false;
  });
  const unsubscribe = made.subscribe(() => {
    lobby.value = made.snapshot();
    const { paired } = made.snapshot();
    if (paired) begin(made, paired);
  });
  const end = () => {
    unsubscribe();
    stopIntroducing();
    made.close();
  };
  visit = { lobby: made, end };
  lobby.value = made.snapshot();
}

/** Goes to the game. The invitation is kept before the lobby forgets it. */
function begin(made: Lobby, { game, invitation, opponent }: PairedMessage): void {
  keepCandidate(game, invitation, createSeat);
  acceptCandidate(game);
  keepOpponent(game, opponent);
  made.take();
  endVisit();
  notify(read(lobbyTexts).paired(opponent.name));
  go("online", `game=${game}`);
}

function endVisit(): void {
  visit?.end();
  visit = null;
  lobby.value = null;
}

/** The visitor looks at something else. Who waits for an opponent is told how to stop that. */
export function leaveLobby(): void {
  if (!visit) return;
  if (!visit.lobby.snapshot().seek) return endVisit();
  // No one is called away from a game.
  const { place, fragment } = address.peek();
  if (place === "online" && fragment !== "") return endVisit();
  const m = read(lobbyTexts);
  notify(m.stillWaiting, { name: m.stop, act: stop });
}

/** Takes back what the visitor waits for. Elsewhere than in the lobby, that ends the visit. */
export function stop(): void {
  visit?.lobby.withdraw();
  const { place, fragment } = address.peek();
  if (place !== "online" || fragment !== "") endVisit();
}

/** Is paired with whoever wants the same, or waits. */
export function playNow(options: ChallengeOptions): void {
  visit?.lobby.play(options);
}

export function openChallenge(options: ChallengeOptions): void {
  visit?.lobby.challenge(options);
}

export function acceptChallenge(challenge: string): void {
  visit?.lobby.accept(challenge);
}
