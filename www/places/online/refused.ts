// Why the service has not accepted something, as a sentence in the language of the page.
import { ERROR_CODES, type ErrorCode } from "cotulenh-wasm";
import type { OnlineSnapshot } from "cotulenh-wasm/online";
import { describeError } from "cotulenh-wasm/texts";
import { table } from "../../texts/table.js";
import { read } from "../../texts/texts.js";
import { words } from "../../texts/words.js";

const texts = table({
  en: {
    not: (why: string) => `The service has not accepted this: ${why}`,
    BAD_MESSAGE: "It has not understood the page. Load the page again.",
    SPECTATOR: "You only watch this game.",
    NOT_JOINED: "Your friend has not been here yet.",
    NOT_YOUR_TURN: "It is not your turn.",
    WRONG_VERSION: "The game has changed meanwhile.",
    GAME_OVER: "The game has ended.",
    GAME_RUNNING: "The game has not ended yet.",
    GAME_BROKEN: "This game cannot be played on.",
    NO_OFFER: "This is not offered any more.",
    OFFER_AGAIN: "This is offered already, or was declined since the last turn.",
    NOTHING_TO_UNDO: "There is nothing to take back.",
    NOTHING_PLAYED: "There is no rematch of a game in which a side has not played.",
    NOT_ABSENT: "Your friend is not away for long enough.",
    TOO_MANY_STEPS: "You have tried so many steps that the turn can only be completed now.",
    TOO_MANY: "There was too much at once. Try again in a moment.",
    NO_NEW_GAMES: "No new games are made at the moment.",
    SERVICE_FAILED: "The service has failed. Try again.",
    unknown: "Load the page again.",
  },
  vi: {
    not: (why) => `Dịch vụ không chấp nhận: ${why}`,
    BAD_MESSAGE: "Dịch vụ không hiểu trang này. Hãy tải lại trang.",
    SPECTATOR: "Bạn chỉ xem ván này.",
    NOT_JOINED: "Đối thủ chưa vào ván.",
    NOT_YOUR_TURN: "Chưa đến lượt bạn.",
    WRONG_VERSION: "Ván cờ vừa thay đổi.",
    GAME_OVER: "Ván cờ đã kết thúc.",
    GAME_RUNNING: "Ván cờ chưa kết thúc.",
    GAME_BROKEN: "Ván này không thể chơi tiếp.",
    NO_OFFER: "Lời đề nghị này không còn nữa.",
    OFFER_AGAIN: "Điều này đã được đề nghị, hoặc đã bị từ chối kể từ lượt trước.",
    NOTHING_TO_UNDO: "Không có lượt nào để đi lại.",
    NOTHING_PLAYED: "Không thể chơi lại khi một bên chưa đi lượt nào.",
    NOT_ABSENT: "Đối thủ chưa vắng mặt đủ lâu.",
    TOO_MANY_STEPS: "Bạn đã thử quá nhiều bước, nên giờ chỉ có thể hoàn tất lượt.",
    TOO_MANY: "Quá nhiều yêu cầu cùng lúc. Hãy thử lại sau giây lát.",
    NO_NEW_GAMES: "Hiện không tạo ván mới.",
    SERVICE_FAILED: "Dịch vụ gặp lỗi. Hãy thử lại.",
    unknown: "Hãy tải lại trang.",
  },
});

const isOfRules = (code: string): code is ErrorCode =>
  (ERROR_CODES as readonly string[]).includes(code);

/** The sentence of a refusal: of the service, or else of the rules. */
export function sayRefused({ code, illegal }: NonNullable<OnlineSnapshot["refused"]>): string {
  const m = read(texts);
  const own = Object.hasOwn(m, code) ? m[code as "NO_OFFER"] : null;
  const rules = isOfRules(code)
    ? describeError({ code, ...(illegal && { illegal }) }, words())
    : null;
  return m.not(own ?? rules ?? m.unknown);
}
