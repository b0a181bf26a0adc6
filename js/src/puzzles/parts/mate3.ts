// Written by `npm run puzzles`.
export const LINES = `
11/5h5/2C8/11/11/7s3/4T6/8g2/11/5GG4/4cH5/11 b;;1;Sh7h6 Te6e4 Ce2d2 +Te4d4 Cd2e2 Gf3e3
11/4t6/3a7/4gm5/11/5+A5/11/11/4G3A2/2C8/7(+f+tc)3/11 b;;1;h2:C:(+F+T)>g2 +Af7f4 Ch2h1 Ai4i1 Ch1d1 +Af4c1
11/11/11/11/5i5/7+A3/11/2I4E3/4+T1C4/4(tc)6/5H1H3/11 b;official;1;e3::T>xe4,C>f3 +Ah7xe4 Cf3c3 Ic5c4 Cc3c1 +Ae4e1
2n8/7h3/11/7+a3/6ce3/6+A4/11/N8E1/11/6(TC)4/7H3/11 b;official;1;Cg8c8 Na5c7 Cc8e8 +Ag7e7 Ce8e12 +Nc7xc12
11/11/2c8/10+C/4g2S3/11/11/5s2I2/9E1/4T6/11/11 b;;1;Sf5f4 +Ck9d9 Cc10c11 +Cd9d10 Cc11c12 +Cd10d11
11/11/2N4i3/9c1/6g4/11/3n3+A3/11/2C6E1/11/11/5+a5 r;;3;Cc4c8 +Af1c4 Cc8e8 +Ac4e4 Ce8c8 +Ae4c6
11/5h5/11/6ta3/4+A6/11/11/1+N9/7+T3/11/2n1cH5/8C2 b;official;3;Ce2e3 +Th4g3 Ce3c3 +Nb5c6 Nc2xc6 +Ae8xc6
`;
