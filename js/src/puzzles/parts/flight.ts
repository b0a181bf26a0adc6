// Written by `npm run puzzles`.
export const LINES = `
11/4fh1h3/11/2n1g4(fc)1/6Fa1e1/11/11/4GM3E1/2(NF)8/9A1/5H1H3/6C4 b;objective=land;1;j9:C:F>j11 Fg8_h8
9c1/5h1h3/3a2s2a1/4g1ft1gi/2i3m2e1/11/2N1E6/2I3(FM)2EI/5T2G2/9A1/5HSHF2/6C4 r;official;1;Nc6c4 Fg9xg5
11/11/6s4/4g1(fc)1g2/10i/6M2F1/11/11/4G2TG2/8S2/11/6C4 b;objective=land;1;g9:C:F>g6 Fj7_k8
9c1/5h1h3/4ffs4/3g4g2/2e6ei/n3n6/11/2I1G1M4/2N2TFTG2/6S4/5H1H3/6(FC)4 b;objective=land;1;Na7a6 Fg4_k8
11/5h1(f+c)3/4(FT)2t3/8g2/11/8se1/6G4/11/11/4I2(+FC)S2/5H1H3/1+n9 b;objective=land;1;h11:+C:F>h7 (FT)e10_h10
6ca3/5h1h3/5t5/2n5g2/8fe1/11/3+N7/3E1(FT)3E1/9G1/9A1/5H1H3/9C1 r;official;1;+Nd6a6 Fi8xf5
11/5h1h1f1/8s2/2g3(fc)4/9ei/11/8(FT)2/4E1M1G2/4G6/8S2/5H1H3/6C4 b;objective=land;1;g9:C:F>xg5 (FT)i6_k8
2I8/5h1h3/2+F1f3s2/4g6/7(tc)g(ea)1/4n6/2N8/3E4E2/3G4G2/6S4/5H1H3/6(+FC)4 r;objective=land;1;Nc6e6 Fe10_c12
6c4/11/11/4t2tg2/6m4/11/8F2/11/2+f2T1(TM)G2/6C4/11/11 r;;1;Fi6xg8 +Fc4xg8
6c4/2n8/5s5/5t5/7f2i/11/11/11/2N3(FT)4/5I1S3/11/6C4 r;official;1;g4:T:F>xk8 Fh8xk8
11/7h3/11/6t4/6e4/6g1s2/5F1g3/4G1G4/9(+fc)1/5T5/6(TC)H3/11 b;official;1;j4:C:+F>j2 Ff6xj2
9(fc)1/7h3/8s2/11/11/4n6/11/(NFT)10/4(ft)6/8SF1/7H3/9C1 b;;1;(FT)e4h1 Fj3_h1
11/5h5/11/7F3/2F5e2/11/5(+fc)5/11/4C6/6g4/5H1H3/11 b;official;1;f6:C:+F>c6 Fc8xc6
11/11/11/11/5g5/11/9(+fc)1/2(FC)4s3/3EG1t4/11/5H1F3/11 b;official;1;j6:C:+F>k5 Fh2xk5
6c4/5h1h1+A1/4i6/4g6/3e3fs2/11/11/4I6/2GE7/8G(+FC)1/11/11 r;official;1;j3:C:+F>j6 Fh8xj6
8c2/4f2h3/11/3s7/2i1a1m1f1+F/3e4M2/11/2IE7/7T3/3A3S3/5C1H3/11 r;official;1;+Fk8k10 Fi8xk10
11/5h1h3/6(tc)4/10f/4e6/4g3M2/11/6S1(FC)2/11/6T4/5H1H3/11 r;official;1;i5:C:F>&i7 Fk9xi7
11/7h3/11/6ta3/6s(fc)3/3F7/8G+A1/11/11/5I3T1/5H1H3/6C4 b;official;1;h8::F>d4,C>k8 Fd7xd4
11/5h1h3/11/2n1g1(tc)4/9e1/11/8+F2/9E1/4G6/2N1T3C2/5HfH3/11 r;official;1;+Fi6g6 Fg2xg6
6ca3/5h1h3/11/2n1gm5/3e7/1N1f7/6+F4/3E4A2/2N1G6/11/5H1H3/6C4 r;official;1;+Fg6g4 Fd7xg4
11/7h3/8F2/6t4/6es3/6g2(+fc)1/7g3/4G6/11/11/6(TC)H3/11 b;official;1;j7:C:+F>k8 Fi10xk8
6c4/5h5/11/4t2g3/3+F5ei/2i5f2/11/2IE2M2EI/4T3G2/11/5H5/6C4 b;;1;Fi7xg5 +Fd8xg5
6c4/5h1h3/3a7/4gt5/2i3m2e1/11/4F6/2I3f2E1/4GT5/3A7/5H1H3/5C5 r;official;1;Fe6xg8 Fg5xg8
6c4/5h1s3/10i/3agt5/9f1/11/9E1/6F3I/4GT5/3A7/4SH5/6C4 r;official;1;Fg5g8 Fj8xg8
9c1/5h1h3/9a1/4gt5/11/2n8/4N6/5F5/4G(TM)5/9A1/5H1(HC)3/10+f r;objective=air;3;Ne6_e9 +Fk1k5 h2:H:C>h1 +Fk5_f5
9c1/5h1h3/4(ft)6/6+F+ag2/4e6/11/1(nft)6GA1/3EGM(TC)1S2/2(NT)8/11/5H1H3/11 b;objective=naval;3;Cj12h12 +Fg9g11 Ch12k12 +Fg11@b6
10c/1ni2h5/1(ni)9/4g4e1/3e2m4/11/4F6/2I1E1M1+f2/4G5E/2N8/2(NI)2H5/4C6 r;objective=air;3;Ce1j1 +Fi5j6 Cj1i1 +Fj6_e6
11/1(nfm)3hc4/3a1t5/7t3/3e5e1/11/3(NF)2f4/3E5E1/2M2T5/3F7/5H5/6C4 r;objective=land;3;d6:N:F>xd10,N>_d8 Fg6g5 Cg1f1 +Fg5_f4
6c4/5h3s1/9f1/8g2/9ei/6m4/4FS5/9EI/4M2G3/11/5H5/6C4 b;objective=air;3;Fj10h8 Fe6c8 Cg12k12 +Fc8_h8
11/9+F1/11/3f4c2/(nt)7ge1/6M4/4(NT)6/9E1/8G2/7(TI)3/7H3/6C4 b;objective=air;3;Fd9d12 +Fj11i12 Ci9k9 +Fi12_d12
11/5h1h3/11/8g2/7s3/n10/3N4c2/4E+F2t2/5T5/11/5H1H3/6C4 b;objective=land;3;Ti5i3 +Ff5f3 Ci6i8 +Ff3_i3
9c1/5h1h3/7+f3/4g6/9(ea)1/2(ni)e7/8GEI/11/1(NF)1EG6/6(TC)4/5H1H3/11 r;objective=any;3;g3:T:C>g7 +Fh10g9 Cg7h7 +Fg9@b4
11/5h1h3/7(f+c)s2/9t1/11/8g2/4N6/4E3G2/11/11/7H3/3f5(FC)1 r;objective=air;3;j1:F:C>i1 Fd1e1 Ci1i4 +Fe1_j1
11/5h1h3/6sf3/4t6/4e1(fc)1ge1/11/5F5/6M4/6+FTG2/6S4/5H1H3/5C5 b;objective=land;3;g8::F>@g4,C>g9 Ff6g7 Cg9k9 +Fg7_e9
5ac4/5h5/6s4/4g6/3e7/3N7/11/9E1/8C2/6S2+f1/2A2H5/11 r;objective=land;3;Ci4g4 +Fj3g6 Cg4k4 +Fg6_c2
6c4/1(nft)3h1h3/11/2n8/4e1+F2e1/11/4(NT)6/3E2M2E1/2N8/11/5H1H3/6C4 b;objective=land;3;Cg12h12 +Fg8g11 Ch12k12 +Fg11@b11
3+F5c1/5h1h3/4(ft)3M2/4g6/4e2T2i/(nf)2a7/10I/2I6E1/2N1G2TG2/6S2A1/5H1H3/6C4 b;objective=naval;3;(FT)e10_i10 +Fd12f12 Cj12j7 +Ff12@a7
4C6/5h1(hc)3/11/9e1/7eg2/11/3+n7/8G2/5+f5/11/5H1HF2/11 r;objective=air;3;Ce12e1 +Ff4d2 Ce1e12 +Fd2_i2
11/11/2(+nc)8/11/4i6/8(+FC)2/5+f5/+N10/11/5+I5/11/11 r;objective=naval;3;i7:C:+F>e3 +Ff6f10 Ci7i12 +Ff10@a5
6c4/11/2(nt)3i4/8g2/6m4/11/1(NT)2(FI)6/6f4/8G2/11/11/9C1 r;objective=naval;3;(FI)e6_g8 Fg5g1 Cj1j11 +Fg1@b6
6c4/5h5/11/6+F4/7e3/4(NT)3sgi/1(nft)2E6/8G2/11/3(ftm)4S2/5H1H3/9(FC)1 b;objective=any;3;Cg12h12 +Fg9g11 Ch12k12 +Fg11@b6
6(fc)4/5h1h3/11/11/8s1i/1(NF)9/4nm5/8S1I/9(FC)1/2f8/11/11 r;objective=naval;3;j4:C:F>j5 Fc3g7 Cj4j3 +Fg7@b7
11/5h1h3/11/4g1(t+c)4/3es6/4+f6/11/2G5GE1/4T6/8S2/5H1(HC)3/11 r;objective=land;3;Te4g4 +Fe7e2 h2:H:C>h1 +Fe2_g4
11/7(h+c)3/6t4/4gt5/9e1/7s3/4G+A3F1/2I3S4/3E(T+C)6/11/7H3/6+f4 r;objective=air;3;Sg5e5 +Fg1e1 (T+C)e4g4 +Fe1_j6
9c1/7h3/11/8g2/(nt)8m1/9+f1/3A(NT)6/4E4C1/8G2/11/4F2H3/11 r;objective=naval;3;Cj5i5 +Fj7j6 Ci5f5 +Fj6@e6
11/5h2S2/11/11/7fsei/3N7/11/11/11/6(FT+C)4/2(+nc)2H5/5I5 r;objective=air;3;g3:(FT):+C>g10 Fh8g8 +Cg10xf11 +Fg8_g3
11/7h3/2n8/4g2(tc)g2/3e5e1/6f4/3+N+F6/3E5E1/4G(TM)2G2/3A7/7H3/9C1 b;objective=air;3;(TC)h9h8 +Fe6e5 (TC)h8h9 +Fe5_g7
3c7/7h3/11/4g2t3/1n7ei/11/4+N6/9EI/3FG6/11/7H3/7+f2C r;objective=naval;3;Ck1k2 +Fh1j1 Ck2k4 +Fj1@e6
11/1(nfi)9/7(tc)3/2n2(tm)2+F2/9e1/11/1(NI)9/9E1/2N1G(TM)1T3/3A7/11/6C4 b;objective=air;3;h10::T>i10,C>h12 +Fi9g11 Ch12k12 +Fg11@b11
7c3/11/6s4/4(FT)3g2/8f2/11/3(nt)7/11/8G2/2N5S2/11/9C1 r;objective=air;3;Cj1j5 Fi8j9 Cj5k5 +Fj9_e9
9c1/1(nf)3h1h3/5t5/2n3+F4/2i1e6/11/4N6/2IE2M4/2N2T1T3/11/5H1H3/6C4 b;objective=air;3;Cj12j8 +Fg9g11 Cj8j12 +Fg11@b11
6c4/5h1h3/9(ft)1/11/6+F1e2/3ag6/11/4F3GC1/4G6/4I3S2/5H1H3/11 b;objective=air;3;Cg12e12 +Fg8e10 Ce12k12 +Fe10_j10
9c1/5h1h3/3a4g1+F/11/3e5e1/4N6/11/2IE5E1/2N3C4/8+f2/5H1H3/11 r;objective=land;3;Nc4c2 +Fi3g1 Cg4g11 +Fg1_c5
11/5h1h3/11/2a1g6/3e2(fc)2e1/11/11/3EG2F1E1/4A6/11/5H1H3/7C3 b;objective=land;3;g8:C:F>c12 Fh5g5 Cg8g12 +Fg5_c9
10c/(nm)1a2h5/11/4gt1t3/2e8/11/3N3T3/4G1f4/3E1T5/2MA7/4FH5/8C2 r;objective=air;3;Nd6c7 Fg5j2 Ci1h1 +Fj2_e2
4c6/11/4g3a2/9t1/2ie2m4/2n8/11/2IE1F1M3/4G6/9A1/3T3+f3/2(NC)8 r;objective=air;3;c1:N:C>k1 +Fh2k5 Ck1&c1 +Fk5_f5
11/11/4i1t4/11/4g4c1/11/4(FT)6/4G4+f1/11/8+s2/11/4I3(FC)2 r;objective=air;3;i1::F>@i3,C>i7 +Fj5j6 Ci7c7 +Fj6@e6
6c4/5h1h3/6s4/9+f1/9ei/11/11/9E1/6C1A2/8S2/5H1H3/11 r;objective=land;3;Si3j2 +Fj9e4 Cg4g7 +Fe4_i4
5+A5/7(hc)3/11/6f(ti)g2/2ie1sm4/11/3(nt)4E2/1(+NFT)I5G2/5M5/5(TI)5/7H3/9C1 r;objective=air;3;Cj1j7 Fg9g10 Cj7j8 +Fg10@b5
1(nf)4c4/5h5/7t1a1/3+F4g2/2i1Ma4i/6m4/4N6/2IE6I/4G2TG2/9A1/5H5/5AC4 b;objective=naval;3;Cg12i12 +Fd9g12 Ci12i11 +Fg12@b12
11/5h5/8s2/8g2/7(fc)2i/11/8+F2/10I/6C1G2/8S2/5H5/11 b;objective=air;3;h8:C:F>xk5 +Fi6h5 Ch8h12 +Fh5_k5
6c4/5h1h3/5s2t2/8g2/3e2m4/11/11/3E2SG2+f/6M4/11/5H1HT2/7(FC)3 r;objective=land;3;h1:C:F>g1 +Fk5k4 Ch1&h2 +Fk4_i2
6c4/5h1h3/6s4/11/10i/11/11/11/5S4F/10I/5H1H3/3+f2C4 r;objective=land;3;Cg1g3 +Fd1i1 Cg3g2 +Fi1_k3
6(tc)4/4(FT)h1h3/8s2/7+fg2/n10/3N7/4I3G2/9C1/11/8S2/5H1H3/11 r;objective=air;3;Cj5j6 +Fh9j11 Cj6k6 +Fj11_e11
6c4/5hfh3/11/8g2/8s2/1(ni)1e7/2G1NF5/2I1E1C1G2/7T3/8S2/5H1H3/11 r;objective=any;3;Ff6f9 Fg11g8 Cg5h5 +Fg8_f9
6(fc)4/5h5/8i2/8g2/5F5/1(nt)6a2/11/(NT)1I8/8G2/3A3I3/5H5/3C7 b;objective=naval;3;g12:C:F>g8 Ff8xf11 Cg12k12 +Ff11@b7
3a7/5h5/11/2c5g2/2i1g3e2/11/11/2+f2C2GE1/4G1F4/6A4/5H5/11 r;objective=air;3;Fg4k8 +Fc5f8 Cf5h5 +Ff8_k8
11/7c3/3a5a1/2n8/(nft)1i3+F4/11/1(NT)9/2I3M4/N3GT5/3A5A1/11/6C4 b;objective=air;3;(NFT)a8xa4 +Fg8e8 Ch11h12 +Fe8@a4
11/11/11/11/(nf)4IG2c1/3N7/3E7/11/8s2/11/7+F3/4C6 b;objective=naval;3;(NF)a8a9 +Fh2f4 Cj8j12 +Ff4@a9
6c4/1(nt)3h5/11/7t3/2+F3m2ei/11/1(NT)9/2I3+f3I/5G5/11/5H5/6C4 b;objective=naval;3;Cg12e12 +Fc8xf11 Ce12k12 +Ff11@b11
6c4/1(nt)9/11/8g2/6m4/9C1/6+f4/1(NT)9/8G2/4i6/8(FI)2/11 r;objective=naval;3;(FI)i2i3 +Fg6g10 Cj7j11 +Fg10@b5
8a2/6(fc)h3/11/11/n4F5/2(NI)6e1/3(EA)N1M1+f2/2I8/11/11/7H3/7C3 b;objective=any;3;g11::C>&h11,F>@c7 Ff8e8 h11:H:C>h12 +Fe8_i12
6c4/5h1h3/11/4g2+t1(TC)1/11/3n7/11/4G6/7+f3/11/4FH1H3/11 r;objective=air;3;j9::C>j7,T>xh9 +Fh4j2 Cj7j11 +Fj2_e2
6(fc)4/5h5/2i6t1/11/1(nf)i5ge1/6F4/8GE1/11/4GT5/1(NI)9/5H5/6(FC)4 b;objective=naval;3;g12:C:F>g8 Fg7xg8 Cg12j12 +Fg8@b8
6c4/4F6/3T2s2a1/8g2/10i/1(nft)9/11/10I/2(NM)5G2/3A2S2A1/11/6C4 b;objective=air;5;(NFT)b7d7 Fe11d12 Sg10e10 Td10xe10 Cg12k12 +Fd12@d7
`;
