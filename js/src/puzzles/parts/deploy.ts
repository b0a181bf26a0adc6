// Written by `npm run puzzles`.
export const LINES = `
11/11/11/6g4/11/11/11/5+IG2(+FC)1/11/4(+fc)6/11/11 b;;1;e3:C:+F>j3 j5::+F>e5,C>i5
11/5h1h3/4(FT)6/2n3(fc)4/2i5g2/11/8E2/2I3S1G1I/11/7A3/4aH1H3/8(FC)2 r;official;1;(FC)i1g1 g9::F>@g5,+C>xg1
11/5h1h3/8st1/6(fc)a3/3i4gei/3e2M4/9E1/1(NI)6S1I/3AG6/11/5H1H3/6C4 r;official;1;Si5h6 g9::F>@g7,+C>xg1
11/2f2h5/5i5/3ag6/4(fc)6/11/7F3/9E1/3AG1I3+F/11/5H5/4C6 r;;1;+Fk4g8 e8::F>@e4,+C>xe1
6c4/5h5/2n1g6/6(+FM)4/11/3N7/5(fm)5/9E1/11/4G6/5H5/7C3 b;;1;Ge10f10 g9::M>xf10,+F>xg12
6(tc)4/11/8s2/6(tm)a3/8e2/8g2/3n7/6(+FC)ES2/6(TM)A3/4T3G2/11/11 b;;1;Si10i9 g5::+F>@g9,+C>xg12
11/5h5/6g4/11/4g6/11/11/6(FC)4/11/11/5H1(+fc)3/11 b;;1;h2:C:+F>e5 g5::F>g2,C>g4
11/11/8s2/4+S6/6T1g(+fc)i/11/11/3E5GI/6A2C1/11/11/11 r;;1;Gj5j6 j8::+F>@j6,+C>xj4
6(fc)4/5h1h3/3a2s4/4g6/2ie3(tm)ge1/10i/3I4(EA)2/6(FC)1G2/5(TM)5/6S4/5H1H3/11 b;official;1;Sg10g8 g5::F>@g8,+C>xg12
11/11/6(fc)4/6+S4/11/6g4/11/4G6/6(FC)4/7TG2/5H1H3/11 b;official;1;g10:F:C>xg9 g4::F>@g7,+C>xg9
11/9C1/7A3/7(FM)3/4g3ge1/11/3n3m3/N10/11/9(+fc)1/5+a5/11 b;;1;(+FC)j3j7 h9::M>xi8,+F>xj7
11/5h1h3/11/6(fc)a3/6s1g2/11/11/4G3S1I/11/6(FC)4/5H1HG2/11 b;;1;Sg8g7 g3::F>@g7,+C>xg9
6(fc)4/5h1h3/11/11/3igm1(ft)g2/4e1s4/3I4G2/6(TM)1(EA)2/11/9(FT)1/5H1H3/6(FC)4 b;official;1;Sg7xg5 g1::F>@g5,+C>xg12
11/5h1h3/3a1ts(ft)3/4g1(fc)4/6m3i/8g(ea)1/4(EA)1S4/2I5GE1/2F1G(TM)1T3/11/4FH1H3/6C2A1 r;official;1;Sg6xg8 g9::F>@g8,+C>xg1
9(fc)1/7h3/11/7a3/5i1f3/4(NM)3s2/9S1/6GF3/9(FC)1/11/7H3/1n9 b;;1;Si7xj6 j4::F>@j6,+C>xj12
11/5h(fc)4/4+F6/7ag2/3a7/11/3+n7/11/7(+FC)G2/2N8/5H5/11 b;;1;(FC)g11h12 h4::+F>@h9,+C>xh12
11/11/2i3(fc)4/11/n10/6M2g1/9e1/1(NI)4(FC)S3/11/11/11/11 r;;1;Sh5h7 g10::F>@g7,+C>xg5
11/5h1+A3/10i/11/9e1/4(nt)6/8E2/N7(FC)1I/11/11/4(+fc)H1H3/11 r;;1;i5:C:F>i2 e2::C>e4,+F>e5
11/5h(fc)4/11/11/8(FM)2/11/5a5/10I/4A6/11/5H5/8C2 b;;1;g11:C:F>g10 i8::M>h9,F>xg10
9(fc)1/7h3/8s2/7a3/9S1/3e7/4(nt)3G2/N10/7A3/6G1T2/7H3/9(FC)1 r;;1;Sj8j10 j12::F>@j10,+C>xj1
11/9(fc)1/11/4a6/6s4/11/8S2/9+F1/4A4(FC)1/11/11/11 r;;1;+Fj5j7 j11::F>@j7,+C>xj4
11/5h1h3/4g1(fc)4/11/8s2/7g3/6S1G2/3EG6/7(FC)3/11/5H1H3/11 r;;1;(FC)h4g3 g10::F>@g6,+C>xg3
8(fc)2/11/4f4(FC)1/11/3e7/3n7/1(NF)5A3/9E1/11/11/11/11 r;;1;j10:C:F>i11 i12::C>xi11,F>j11
4c6/5h1h3/11/11/n4i5/6s4/11/2I4S3/11/6(+FC)4/5H1H3/11 b;;1;Ce12g12 g3::+F>@g7,+C>xg12
6(fc)4/5h1h3/6G4/11/2i5(eg)2/8s2/9f1/4GI1S3/11/6(FC)4/5H1H3/11 r;official;1;Gg10g9 g12::F>@g9,+C>xg3
11/5h1h3/4i1s4/6(+fc)4/6gG3/11/11/8S2/6(+FT+C)4/11/5H1H3/11 r;;1;Gh8xg8 g9::+F>@g8,+C>xg4
6c4/5hs4/11/2n8/N6(fm)g1i/9e1/2M8/6(FC)S1E1/8G2/11/5H5/11 b;;1;Sg11g9 g5::F>@g9,+C>xg12
11/5h1h3/2N8/11/6g4/11/3n7/5I5/7(fc)3/11/5H1H3/6(FC)4 r;;1;g1:C:F>f1 h4:C:F>k1 Cg1g2 +Fk1xf1
8c2/5h1h3/2n4a3/11/7i1ei/4n3(EA)2/1N9/1(NFI)9/11/6(+fm)4/5H5/6C4 r;;2;Cg1h1 g3::+F>g1,M>h2
11/5h5/11/4g(fc)5/4i6/11/7F3/3I7/8CE1/11/4GH5/11 r;;2;Fh6h2 f9::F>i6,C>h9
11/5h+F1(fc)2/11/6S2t1/11/11/8G2/4(+FC)3E2/11/11/5H1H3/11 b;official;2;i11::C>i8,F>@g11 e5::+F>h8,C>e10
7+A3/7h3/4i6/11/6ges2/11/11/3EGI5/8G2/8S2/4(+fc)H1H3/6C4 r;official;2;Si3g3 e2::+F>f1,C>e1
10+c/7h3/9+F1/11/11/7(+ft)3/11/8C2/11/11/11/3F7 r;;2;Ci5i9 h7::+F>i8,T>h9
11/11/9(tc)1/8(+FT)2/n8gi/5+A5/3n3a3/1(NI)9/8G2/11/11/9C1 b;;2;(TC)j10j12 i9::T>j9,+F>f12
6c4/5h1h3/3a3fga1/7e3/11/5(FT)5/2m8/11/8GE1/3A2A4/5H1H3/8C2 b;;2;Cg12g9 f7::F>g8,T>f9
11/3M1h5/11/8g2/9+c1/11/4GT5/11/6G4/7C1(+f+t)1/5HS4/11 r;;2;Ch3h7 j3::+T>h5,+F>f7
8c2/5h1h3/8s2/6F4/5i3gi/7M3/8S2/4I6/4ATC4/11/5H2(+ft)2/11 r;official;2;Cg4g1 i2::+F>h1,T>g2
11/5h1h3/6gcg2/11/8e1i/6(tm)4/4G6/2I5C1I/6T1G2/6S4/5H1H3/11 r;official;2;Sg3h4 g7::T>g5,M>h6
6c4/5h2a2/3a7/9g1/1(nfi)1eg1(+FM)1me1/11/11/3(EA)5E1/4G3G2/9A1/2N2H5/2I3C4 b;;2;Cg12h12 g8::M>h9,+F>g12
11/11/11/6+T1g2/11/3n7/11/N5(+fc)1G2/9+F1/11/11/2C8 r;;2;Cc1e1 g5::+F>c1,C>g2
11/7h3/9a1/4g1(fc)4/2i3m3i/11/3(nt)7/1NI4(FM)2I/4G6/4T6/7H3/6CA3 r;;2;(FM)h5xk8 g9::F>g5,C>f9 Ge4f4 (NT)d6_f4
11/5+T5/11/11/11/2+f8/9c1/3EG1(tm)4/11/2C8/5H+F4/11 r;;2;Cc3i3 g5::T>g3,M>h4 Ci3i2 +Mh4i3
`;
