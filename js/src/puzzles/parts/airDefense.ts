// Written by `npm run puzzles`.
export const LINES = `
6c4/5h1hf2/3a2s2a1/4gt1tg2/1nie2m2ei/4(nf)6/10I/3E5E1/4G2TG2/NN1A1FS2A1/5H1HF2/9C1 b;;1;(NF)e7_h4 Na3xe7
11/5h1h3/5(fc)5/5a5/11/3(NF)7/11/10e/11/11/7H3/5(FC)5 r;;1;(FC)f1c1 Af9xd7
11/11/2n8/11/2ie7/7sg2/11/4E2+SG2/10(fc)/2N4(+FC)3/11/11 r;;1;h3:C:+F>k6 Sh7xh5
5ac4/6fh3/11/2n1g4ga/3e2s2ei/1(nft)9/11/3E5EI/1NN1G3G2/4F1S1F1A/2T1A2H3/6C4 b;;1;Sg8f8 Nb4xb7
6(fc)4/11/4(ti)6/4g1f2(ea)1/2ne6i/11/4(NFT)6/3E5EI/4G6/2I6A1/6F4/9C1 r;;1;Aj3i2 Nc8xe6
9c1/11/7ms2/8g2/11/(nft)2N7/3F2M4/3T7/3G4a2/3A2S4/11/7C3 b;;1;Mh10h11 Nd7xa7
6c4/5h1h3/6s4/4T6/5M2ge1/4F6/7a3/9(EA)I/3(+ft)4G2/6S4/4FH1H3/6C4 r;;1;Sg3e3 Ah6xe3
11/4f6/6M4/11/5i5/4n6/3n5(t+c)1/1(N+FT)9/11/11/5H1H3/6(FC)4 r;;1;(N+FT)b5a6 Nd6xa6
7a3/5h1h3/6s4/4g2tg2/1(nf)1e2(fc)2(ea)1/4A6/2(NI)E6I/2C2(FTM)S4/4G3G2/9A1/5H1H3/11 b;;1;(NF)b8b4 Ae7_b4
5a5/1n3h(fc)4/9a1/6gt3/6m4/1n1N7/11/6MA3/2N4T3/3AG2F3/5H5/6C4 r;;1;Fh3&d7 Nb7xd7
6c4/1(nf)9/6s4/2i2t1tg2/3e7/9e1/1N9/2IEC4E1/5TSTG2/2F8/11/11 b;;1;(NF)b11b8 Nb6xb8
11/5h1h3/3a5(fc)1/2n2(tm)1tg2/2(fi)6e1/11/3(NF)7/2I6E1/5(TM)1TG2/3A7/5H1HF2/6C4 r;official;1;(NF)d6e7 Nc9xe7
11/4fh1h3/6s4/4g(tm)1t3/6c2e1/2i5g2/1n1e5aI/4E1+AE3/4G2(FT)G2/6S4/4FH1H3/6C4 b;objective=air;3;Cg8h8 +Ag5xi7 Ch8c8 +Ai7xe11
6ca3/5h1h3/6s4/4(ft)4(+FT)1/3(ea)g6/3in6/8F1I/9(EA)1/8G2/3A2S4/5H1H3/9C1 b;objective=air;3;Sg10i10 Fi6@i10 Cg12c12 j9:T:+F>@e9
6(fc)4/2f4ha2/6s4/8g2/5m5/(nt)3n5i/2(NT)1N6/5(FM)4I/8G2/6S2A1/4F2H3/6C4 r;objective=any;3;c6:T:N>d7 (NT)a7xd7 Tc6c7 d7::N>xe6,T>xc7
`;
