// Written by `npm run puzzles`.
export const LINES = `
11/5h5/2C8/11/11/7s3/4T6/8g2/11/5GG4/4cH5/11 b;;1;Sh7h6 Te6e4 Ce2d2 +Te4d4 Cd2e2 Gf3e3
11/4t6/3a7/4gm5/11/5+A5/11/11/4G3A2/2C8/7(+f+tc)3/11 b;;1;h2:C:(+F+T)>g2 +Af7f4 Ch2h1 Ai4i1 Ch1d1 +Af4c1
11/11/11/11/5i5/7+A3/11/2I4E3/4+T1C4/4(tc)6/5H1H3/11 b;official;1;e3::T>xe4,C>f3 +Ah7xe4 Cf3c3 Ic5c4 Cc3c1 +Ae4e1
`;
