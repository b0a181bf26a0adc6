// Written by `npm run puzzles`.
export const LINES = `
6c4/5h1h3/5+A5/10i/1(nt)7e1/11/1n7E1/10I/11/6+f4/5H1H3/N6(FC)3 r;;1;h1:C:F>g1 +Fg3xg1
6(fc)4/5h1h3/3I1F5/7t1t1/3ig3s2/3e7/11/7A3/1+n3(TM)5/4T3S2/5H1H3/4(FC)4a1 r;official;1;e1::C>f1,F>@b4 Aj1g1
11/5h1h3/6(tc)ts2/7m3/8ge1/11/6+FG3/8+f1I/11/11/5H1H3/7C3 b;official;1;g10::T>f10,C>&h10 +Fg6g11
7c3/5h5/11/11/2i7i/4n1g2F1/11/N9+f/11/8(TC)2/5H5/11 r;;1;i3:T:C>i2 +Fk5h2
6c4/5h1h3/6s4/5t1tga1/2i3m2ei/4e6/4a6/3E2CAGE1/5(TM)1T3/3A2S4/5H1H3/11 r;official;1;Ad3e4 Aj9&j8
11/5h5/6(+fc)4/11/4gi4i/7g3/11/3EG3GE1/7C3/7A3/5H5/11 r;;1;Gi5i4 (+FC)g10g5
9+A1/7h3/4g1ts3/9c1/8e2/8g2/7S3/2I1(EG)4E1/6C4/11/5H1H3/11 b;official;1;Cj9h9 +Aj12j9
6c4/7h3/4a1s4/4g(ft)tag2/3e5ei/11/11/3E1T3EI/4G1(FT)1G2/4ACS4/7H3/5A5 r;;1;g4:T:F>i6 (FT)f9xf5
11/5h1h3/6c4/5t5/3eg1+F1g2/11/5(tm)5/11/8G2/6(TC)4/5H1H3/11 b;official;1;Cg10f10 +Fg8g10
11/11/11/9c1/n8ei/3n7/1N3m3E1/9(+FC)I/11/8G2/11/11 b;;1;Cj9k9 (+FC)j5j10
`;
