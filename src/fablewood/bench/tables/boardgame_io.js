// A card game for boardgame.io of the same kind of traffic as ours: four players, hidden hands, one card a move.
const { Server } = require('boardgame.io/server');

const COLOURS = ['broom', 'mushroom', 'potion', 'spellbook'];

function deal(random) {
  const deck = random.Shuffle(COLOURS.flatMap((c) => Array.from({ length: 10 }, (_, n) => `${c}-${n + 1}`)));
  const hands = {};
  for (let seat = 0; seat < 4; seat++) hands[seat] = deck.slice(seat * 10, seat * 10 + 10);
  return hands;
}

const Cards = {
  name: 'cards',
  setup: ({ random }) => ({ hands: deal(random), tricks: [[]], scores: [0, 0, 0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, card) => {
        const place = G.hands[playerID].indexOf(card);
        if (place < 0) return 'INVALID_MOVE';
        G.hands[playerID].splice(place, 1);
        G.tricks[G.tricks.length - 1].push({ seat: Number(playerID), card });
        if (G.tricks[G.tricks.length - 1].length === 4) {
          G.scores[Number(playerID)] += 1;
          G.tricks.push([]);
        }
        if (Object.values(G.hands).every((hand) => hand.length === 0)) {
          G.hands = deal(random);
          G.tricks = [[]];
        }
      },
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.length]),
    ),
  }),
};

const server = Server({ games: [Cards], origins: [/.*/] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`listening:${appServer.address().port}`);
});
