// Written by `npm run puzzles`.
export const LINES = `
6(fc)4/5h1h3/6s4/3fg6/6m1ge1/n1i1n6/11/1(NI)(EA)6FI/5(TM)2G2/6S4/4FH1H3/6C4 b;objective=any;1;Na7a6 c5::E>c6,A>xc7
11/5h1h3/8s2/7(tc)3/6(+FT)1e2/3n7/2f5I2/N7GE1/9M1/6S4/5H1H3/6C4 b;objective=land;1;h9:T:C>c9 g8:T:+F>@h9
8g2/11/11/8(TM)2/11/8g2/4NF3(+fc)1/11/4G6/11/11/2C8 r;objective=air;1;Cc1c7 j6::C>i6,+F>@f6
11/5h(fc)h3/8s2/11/11/nni1g5(TI)/3f5G1/8ST1/2(NI)8/2N+F7/5H1H3/9(FC)1 b;objective=land;1;(FC)g11_k7 c4:I:N>xc7
11/5h1h3/7(+fc)3/8g2/6s1e2/3(ea)5a1/7(EA)3/2N5G2/11/11/5H1H3/6(FC)4 r;objective=land;1;Gi5i6 h10::C>h7,+F>@h6
11/5h1h1(fc)1/4(ft)3s2/4g6/4e3g2/11/4G3I2/8GE1/11/2F5S2/5H1H3/5CF4 r;objective=land;1;Cf1&g1 e10:T:F>@i6
11/5h1h3/8s(+fc)1/3i2(FTM)a3/3e4ge1/3n7/8A(EA)1/8G2/11/4S6/5H1H3/9(FC)1 b;objective=land;1;j10:C:+F>xj6 g9:T:F>xd9,M>xh9
9(fc)1/11/11/4g6/9a1/11/10I/6(fm)4/4G3A(FC)1/11/4F6/11 b;objective=land;1;g5::F>g6,M>f6 j4::C>j7,F>xj8
7(fc)3/7h3/4i3s2/8g2/4e6/11/8(fm)2/3E1S(FM)4/8G2/5I5/7H3/9(FC)1 r;objective=land;1;(FM)g5g9 i6:M:F>@f3
11/5h1h3/8s2/4g2(+fc)3/8gei/3N7/4I6/7EG2/11/8C2/3F1H1H3/11 r;objective=land;1;Nd7e7 h9:C:+F>@e6
9c1/7h3/6s4/8g2/3(ea)g6/11/8(ftm)2/2IEGA(TM)4/8G2/6S1(FC)2/7H3/11 b;;1;i6:F:(TM)>xi4 i3::F>xi6,C>xi4
11/5h1h3/6c4/11/4t2eg2/5g1s3/8G2/8IE1/4(FT)3C2/8S2/5H1H3/11 b;objective=land;1;Te8e7 e4:T:F>@e7
11/5h1h3/11/8M2/4g6/3(ea)n6/6(fc)1s2/(NF)10/9T1/3f3+S3/7H3/9(FC)1 r;objective=any;1;Tj4j3 g6:C:F>@j3
11/5h1h3/4i1s4/11/11/2g1t3S2/11/4E4(FC)1/4G6/3I2(fc)4/5H1H3/11 r;objective=land;1;Id3e3 g3::C>f3,F>@e3
4c6/5h+F4/4t3i2/7a3/(nm)10/6C4/11/8S2/4T6/8I2/5H5/11 r;;1;+Fg11d11 a8:(NM):N>_d11
11/5h1h3/8s2/8(fc)2/11/8g2/7(ft)3/4E3G2/4G6/6(FC)1S2/4IH1H3/11 r;objective=land;1;Ie2e3 h6:T:F>@e3
11/11/11/11/4g6/11/4G6/4I4(FC)1/5(+ftc)3S1/11/4FH1H3/11 r;objective=land;2;(FC)j5j7 f4::C>f5,T>&f5,+F>@e5
11/5h1(h+c)3/11/9+T1/4g1(+ft)2C1/11/7S3/11/7E3/11/5H1H3/2IF7 b;objective=land;3;h11:H:+C>h10 +Tj9&j8 +Ch10i11 j8:C:+T>xg8
11/11/11/8c2/11/8+m2/3e7/(NT)10/9C1/11/2(nt)8/11 b;objective=naval;3;Ci9e9 (NT)a5c7 Ce9e12 c7:T:+N>xc2
9(fc)1/7h3/6s1t2/11/11/4(NM)6/6S4/9E1/2m3(FC)T3/2n8/7H3/11 r;objective=air;3;g4:F:C>e4 Nc3&c4 Ce4e3 c4:(+NM):+N>_g4
11/5h3(FC)1/11/6T4/2i5(+fc)2/3N7/11/11/11/1(nt)9/7+a3/11 b;objective=naval;3;i8:C:+F>i11 j11::F>g8,C>j9 Ci8i1 +Fg8@b3
6c4/1(ni)5h3/4t6/5i2g2/2(fm)8/10+a/1(NI)9/10C/5TI1G2/9A1/3F3H3/4M6 r;objective=naval;3;Ck5j5 c8::F>g8,M>c7 Cj5j10 Mc7_b6
6c2af/11/2a8/5t2g2/4s2T1ei/(nf)10/11/9EI/2N2FT4/4A1S1GA1/9F1/2C8 r;objective=naval;3;Ik5k4 a7::F>c7,N>a3 Cc1d1 Fc7@c4
9c1/5h1h3/8s2/11/1(nf)1e1(tm)1tg2/n1a5i2/4N4AI/1(NF)1(EA)G1ST3/11/11/5H1H3/9C1 r;objective=naval;3;b5:N:F>f5 b8::F>@b5,N>b6 Ne6xb6 Ac7_b6
4i6/5+F1h3/4c6/5m5/2i8/9e1/3n7/9E1/2I3f4/2N8/2T1IH1H3/8C2 b;objective=air;3;Ce10e6 Nc3&c4 Ce6e9 c4:(+NI):+N>_g4
8c2/5h1h3/11/2na4g2/6(+FT)3i/2i8/4N6/4I6/10I/5+f5/5H1HG2/9C1 b;objective=air;3;+Ff3&k8 g8::+F>g10,T>i8 Ci12c12 Ti8xk8
11/5h1h3/2(NT)5s2/8(tc)2/3e7/3+ni6/8S2/6C4/11/11/5H5/11 r;objective=land;3;c10:N:T>e10 +Nd7&e7 Cg5g4 e7:(+NI):+N>_e10
6c4/5h1h3/4g6/2i2t2g2/6s1fe1/n10/2I(EA)N5(fi)/4G2AGE1/11/6(FC)4/4FH1H3/11 b;objective=naval;3;Cg12g10 (EA)d6d7 Cg10g12 d7:(E+A):+A>_a7
11/5h5/11/4t1(tc)+a3/11/3+n4g2/4I1(TM)4/N7G2/11/6(TC)4/5H5/11 b;objective=naval;3;g9:C:T>f9 (TM)g6g7 Cg9g12 g7:M:+T>xd7
11/11/2(nc)8/4g+a2g2/4i6/8+A2/11/N5M1G2/4+m6/11/11/9C1 r;objective=land;3;Cj1j7 +Af9f7 +Ai7xf7 c10:(NC):N>_f7
11/5h2+A2/4i6/11/2(fc)4eg2/11/7a3/4(FC)6/11/8G2/5H5/5I5 r;objective=air;3;e5:C:F>d4 Ah6&h8 Ce5e7 h8:E:+A>xd4
11/5h1h3/6s4/6c4/3e1(ftm)5/5g2gei/6(TM)4/8GE1/4G6/6S4/5H1H3/6(+FC)4 b;objective=air;3;(FTM)f8i8 g6::T>g7,M>h7 Gf7xg7 Mh7xi8
11/5h1h3/11/2C8/9e1/6+A4/8+a2/4G6/11/8(tc)2/5H5/11 r;objective=land;3;Cc9e9 +Ai6i5 +Ag7xi5 i3:C:T>xi5
6c4/4f6/4i4+t1/2n8/11/8s2/11/11/2N4T3/4I1S3C/4F6/11 b;objective=naval;3;Cg12g8 Fe2&c4 Cg8j8 c4:N:+F>@c9
2c8/7h3/2(nm)a7/11/2ie2f1gei/8t2/3(NF)7/2I6EI/8G2/5MT4/4A2H3/6C4 b;objective=air;3;Cc12j12 d6::F>h10,N>e6 Cj12k12 Ne6_g8
1(NI)9/11/11/11/4i6/11/3ne6/11/7(fc)3/5(FT)5/7H3/9C1 b;objective=naval;3;h4:C:F>h1 f3::T>f4,F>xh1 Ch4h12 +Tf4xd6
6c4/5h5/8s2/11/(nt)10/4(NT)6/11/6M1(+fm)2/11/7S3/5H4+F/6C4 r;objective=naval;3;Sh3h4 i5::M>xh4,+F>i3 Cg1f1 +Fi3@e7
6c4/1n2fh1h3/3a2s1fa1/4gt2g2/3e2m2e1/2(ni)7i/4N6/2I(EA)2M2EI/1N2G2TG2/6S2A1/4FH1HF2/6C4 r;objective=any;3;Nb4b6 c7::I>c6,N>xb6 Ne6xb6 Ic6_b6
6c4/4fh1hf2/3a2s2a1/4g2tg2/1n1e2m2ei/4(ni)6/2(NI)7I/3E5E1/5(TM)F1G2/3A2S2A1/1(NF)3H1H3/6C4 b;objective=any;3;Nb8b7 c6::I>c7,N>xb7 e7:I:N>xb7 Ic7_b7
6c4/4fh1h3/3a2s(ft)3/5(tm)2g2/3e5(ea)1/nni7i/N2A(NF)3F2/2I1G4EI/5(TM)1TG2/6S2A1/5H1H3/6C4 b;objective=any;3;Na7xa6 e6::F>c8,N>xa6 Ic7xc8 Na6xb7
6c4/1n2fh1hf2/3a2s2a1/4gt2g2/3e2mt1ei/2(ni)8/4N6/2IE2M2EI/1N2GT1TG2/3A2S2A1/4FH1HF2/6C4 r;objective=any;3;Nb4b6 c7::I>c6,N>xb6 Ne6xb6 Ic6_b6
11/5h1(hc)3/7s3/11/(nf)7g1i/3N3a3/8G1I/11/3AG6/8S2/2+F2H1H3/6C4 r;objective=naval;3;+Fc2c6 a8:N:F>xc6 Nd7xc6 Na8xc6
6c4/3a1h2f2/9a1/8g2/4s1m3i/4n6/N2E5F1/9EI/9G1/3A2S2A1/5H5/6C4 b;objective=naval;4;Ad11f9 Ad3&d6 Ne7e6 d6:A:E>xe6
`;
