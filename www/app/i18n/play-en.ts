// The texts of playing in English: the first visit, the computer, hints, cards, keys, sharing.

export const play = {
  sheet: { more: "Details", less: "Fewer details" },
};
