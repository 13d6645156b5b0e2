import type { ProductPictures } from '../../core/domain/catalogue/Picture.ts';

/** The pictures of the products by product id. Written by docs/pictures/publish, not by hand. */
export const pictureSeeds: Readonly<Record<number, ProductPictures>> = {
  1: {
    files: '/pictures/products/1',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZQAAXJRH1Ilxzi0/ZmZYAP7v0i+FHXO7fcWGL/6mJwH9AaUqOd9e1M6yw/YV04ZubGndgAA=',
    detail: {
      files: '/pictures/products/1-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAwBACdASoQABQAPu1iqU2ppaQiMAgBMB2JQBdgBAx97xwFWvJRgTDYucAA/u/Wdzx+cbHskSeai93OLxUkh1iZNwNOsPp/fJuDXPTNHDBz8f6VznOdQGcdTQsq33QgCxNbVF9SxT+nyFitFPGQ5bAAAAA=',
    },
  },
  2: {
    files: '/pictures/products/2',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAABQBACdASoQABQAPu1mqk4ppaOiMAgBMB2JbACdMoRwACUJ283gb1DjolAAAP7x4KNhdrHrtxTvh6aaurxJ7zCtLSAAik5hBuh5OqL9aibBD78reUOxont/Xem8rkK+dZgvIfOZQNLIXFz8ni8eCKZkAAA=',
    detail: {
      files: '/pictures/products/2-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAQBACdASoQABQAPu1iqU2ppaQiMAgBMB2JagCxG1AB0o/HjElxpY1p0AD+7joV8s5buZZge6IbZh9VwlenNl8flvNY53f4f1ioxHH+E36Ey1grF8MBhKLj3TjVUId2K4YKwQwBCJhlAAAA',
    },
  },
  3: {
    files: '/pictures/products/3',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAAAwBACdASoQABQAPu1iqU2ppaOiMAgBMB2JQBdgBDgBP34GSt3cXI2kDAAA/u/Vv9h3TG66SKHGqxokR+ZIRXXJUb6617+dPKEd8GhPjFl+wXRqSA7DhluJ1zy+1JIndRIqATNDoty6zG01G1f8cQxFdRWvwAAA',
    detail: {
      files: '/pictures/products/3-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAADQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYwCdDiAAI/dQM256xNAA/u/GuLxLvxJNZy0zyt5dSARlN+FQDRgY/kZ0O+zrju1lZxu6IUz6u+35IZf9Z/ylx0BrSPY3q4m9lFQboYhqrEmCRA8AAA==',
    },
  },
  4: {
    files: '/pictures/products/4',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACQAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JYgCdACHWSXR0KWvgAP7tVeW9eM9zPrnkarMkrMY0vcoWg4DCW76IhHdNU6k2J+cRtD5c4kOXWQ/mJiJZXdnD/cVkAAAA',
    detail: {
      files: '/pictures/products/4-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JaACdABuZOPCD4v2OlkwA/uqW+6IV/h4sRKDFVg3ZJKJhrGrDiXOlvl7Rb72IEmJyeTMB7hejjct1D906tfZBJ9BTFfAA',
    },
  },
  5: {
    files: '/pictures/products/5',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAwBACdASoQABQAPu1iqk4ppaQiMAgBMB2JYwCdMoADSvW6eIybp2xjYKAA/vHcL9MTAxHx12sRYZOTRlpHv9ad8xIw/otSJRaSHtQAAAA=',
    detail: {
      files: '/pictures/products/5-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAQBACdASoQABQAPu1iqk2ppaQiMAgBMB2JYwCsMoAC8QoHuzJk4oEogAD+8eCjZPN2LaZeSrZjuO3XKIY9fMgVkjZRX7hJ4n5TbSrYp+M2r6xHjnK/ZZbusaxYDk2utJNCAAAA',
    },
  },
  6: {
    files: '/pictures/products/6',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAwBACdASoQABQAPu1oqk6ppiQiMAgBMB2JaACsACHhoHLnw/qL9S+2MgAA/vHaqluAtcU34m7LDI/lxCH2WE0ncdo5EKx+g2uS9SqwFLUbO+C3PJpLBMLqhtwV/tzQoeHg3t8QhRQAAA==',
    detail: {
      files: '/pictures/products/6-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZgCdMoADUFyZQ6LS+NogAP7x2Xr4P25Z8bOtZq/C3J3BoCFyN0iErdx0NXy+Sf6oP0dI/M5C3S7v3ay+0LXDyKSL8mwNL9BsWUzeeAAAAA==',
    },
  },
  7: {
    files: '/pictures/products/7',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JZQC7ACHfiUafEsWOeoAA/u+15pAjYl9EsldZKmQgmGElAUkHiZIiPY5YHGjuy7+ptKQl39eAAA==',
    detail: {
      files: '/pictures/products/7-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAAAwAwCdASoQABQAPu1kqk2ppaQiMAgBMB2JTB1gBuaewvoAAP7vHr1h/Bv1fk1soFlTaD+yXSBk08J73qJo9LDr6HcXQs06CUN/Z0F4kBnr9hRLEkBvUck+96M9ff/4mGA7ngxHzrPD28Ok6f0AAA==',
    },
  },
  8: {
    files: '/pictures/products/8',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAADwAwCdASoQABQAPu1iqk2ppaQiMAgBMB2JQBdmUABeFkKzhhOCgMSoAP7v15q7uVBZNhfEqNebnXBqxpFht6A+smvUOA5j1oob/HUONIH4kuB/lc+QAOKmiji9rZrvYn48DoYeLHZ3Dly/VUXvjsSKJokAAA==',
    detail: {
      files: '/pictures/products/8-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAACwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JQBOgA8TVll8zc5UrAAD+79aEx9qFVawrr7l+rjHKJAwCJSrylIBclnjxnNNCcWGDl9uNnEKBrIti8aF2F+pAx6eTxkK36GC7pEqLc1xS5gyAAAA=',
    },
  },
  9: {
    files: '/pictures/products/9',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAABQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JZAC06B4lQMDe5VAzjcva+TSQAP7x3ev62uqGHamLhtg3000rEUNBh+5d1XpUUCZwxSkp+mjmyolcbRXPHOP3WcdmARwvRvf5gvfj82u9MZ38Tor2xQh8baebQ6+FlU7tOG39ryHdZqJgAAA=',
    detail: {
      files: '/pictures/products/9-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAQBACdASoQABQAPu1iqU2ppaQiMAgBMB2JQBdgA9Xrx4nICFRi+26oAAD+nvkt1oHj8Mc+JonzEI+TdbBgGb5XcK8itTRdHu/Cbv3AYwu0dAhaoOD12A3Ugg12lT/wJlWie5grl6AAAA==',
    },
  },
  10: {
    files: '/pictures/products/10',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAABQBACdASoQABQAPu1kq04ppaQiMAgBMB2JaACdMoR3JoADpyRgNgXLaLmMAP7tWrN8dfiR610GQijhiesuJJJ/Q9/9iSmlBaO1LtZZ9pB9gZ8lv21ebusmRZ9gcSegAAA=',
    detail: {
      files: '/pictures/products/10-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABQAwCdASoQABQAPu1kqU2ppaQiMAgBMB2JQBYdhZyhrAcMAAD+7B1m7c/Srv1OC8t/BskU3Hqv79WYZ3vvt159LApplik+hGaYAA==',
    },
  },
  11: {
    files: '/pictures/products/11',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAADwAwCdASoQABQAPu1kqU2ppaQiMAgBMB2JQBOmUABlJ9Zov4orce/AAP7v1oSWCBodz33pmRWcRGlDMXMvL0IX6StNjvBata6N+56j4nn0saR8l59986DAo4z3+VWaLMPZ7nmAAjq15QcxR0AAAA==',
    detail: {
      files: '/pictures/products/11-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAAAQBACdASoQABQAPu1iqU2ppaQiMAgBMB2JQBdj+ABWAZViOj08zkj0MAD+79eRIODZ8l0Eon+QF0mC7XlsIIKsgEXDq/wf4fwKE8hSNtrQqMh3QZ2et+NbPdV0P/WGcRSAuQZrDeNoSGI6lv3XMAZF2hqHOAAA',
    },
  },
  12: {
    files: '/pictures/products/12',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAACQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JagCdMoRgAAwkJry9D+FVh6r8tgAA/u03bikFG+/5wtFPlTuRdZapCpT+A+wdkj5mdRtw9dQ6plW5sibQzLywKZ+UtMwNkcN/Ri6th+jvnh7NzEFGWXK4AAA=',
    detail: {
      files: '/pictures/products/12-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAQBACdASoQABQAPu1iqk4ppaQiMAgBMB2JagCdACHeuI9zUHWDNiamAAD+7T3Ac7isOMoz/zMkklNlhLtN+rY/EjJ5XFCqz28WAxFBeFSh/CXe2pWGL0YpvbkyHY48wBYGyjzYJ83Cf4UIJ+1/wAAA',
    },
  },
  13: {
    files: '/pictures/products/13',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYgCdMoADTqCdFsfgAAD+77kpVjnBWwogaBbA+S4+obPxrPfDPwdzVZ48XPFt7OVPfrn1IcUArgW/jEfUpgAA',
    detail: {
      files: '/pictures/products/13-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAAAwBACdASoQABQAPu1iqU2ppaQiMAgBMB2JYgB3AARXgcEhWim1jd+KKugA/u+7jc2pnNHOJBXG4Z88ejHXzxGMLGcGQ4Q3ZO8yon+57ZqIb4sh+r/KC4NSUce5oiXDnDlZQPnsh2sAhFX+CagAD9HRh2AAAA==',
    },
  },
  14: {
    files: '/pictures/products/14',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAwBACdASoQABQAPu1iqU2ppaQiMAgBMB2JZACdMoADSuus9dVl8bBoIAAA/u1eo2ZFP8ITU8IAkZn7Duv6Byou7Z9Kojj/1aMmT4e06AT91FQECyaYvUxYppsrU6pbXsG9IYi7VoxOOgwnKAA=',
    detail: {
      files: '/pictures/products/14-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRpwAAABXRUJQVlA4IJAAAABQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JZACdMoADXwVHl4ekHq+ZOsI4AP4JyOrzZf9c5oatw4+8ZwcgU6OBxKbbSZuWb7tJdhq7z64s9t9GJ1sL1ASJWYZoDrYj3+zTo1flGcw+WMys26yjs/I3WuiaKhxn4z6RoGMTWfL1kEnwDnU6wBmdLvlzIxwKkAA=',
    },
  },
  15: {
    files: '/pictures/products/15',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADQAwCdASoQABQAPu1kqU2ppaOiMAgBMB2JZwAAW/EsIDTCD64er2AA/vHe0h6vD8a51w0E9breJikKezjXEonvXRxHBlLmglCE5Un8gAA=',
    detail: {
      files: '/pictures/products/15-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAABwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZwAASgFmxfXcNNIA/vHftg41zLCnlxnv6Be5J5O9+N/p0L3DoMolL87GXPMVrq6zDRfb4Te0WTCOouCEyxTRVRvAkgby6wIItgAA',
    },
  },
  16: {
    files: '/pictures/products/16',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAACwBACdASoQABQAPu1orU6ppiSiMAgBMB2JbACsFQAuzMIDIH0Mfi32gjMQSowAAP79LLKWTorGULYEnsg1Q4oRG7WChQ3f5t+qTDQVG5u7z73acoN97315MjbhAOFqNL1d44h1QMRRNCK6BH92yf+BmG+0Sob+AAA=',
    detail: {
      files: '/pictures/products/16-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAACwBACdASoQABQAPu1iqU2ppaQiMAgBMB2JaAC7L144HV/AYGq/BxFSKwVNyaEAAP7vtfU4q906wHVteAVezEL4N1ILN5q1y/G3SrcvHNmPj53nDhRmER4NrAWju6qNAAA=',
    },
  },
  17: {
    files: '/pictures/products/17',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAABQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JZAC7ACBU2IM6HerXn77PBacAAP7v10hpuXISgTgzBUqKmZqC6N5WHM2EMFSKhAf9O3j+8iRP6eANspg9BC51FeVPy11fMxKTJEGgXhGP5y+S/knA4sv9f27TiPA6Fd67zSxRNjNwrZm3AAA=',
    detail: {
      files: '/pictures/products/17-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRp4AAABXRUJQVlA4IJIAAAAwBACdASoQABQAPu1iqU2ppaOiMAgBMB2JQBOmUABcqvhQ4YHFLV1NI7wA/u/M25FZKefDAKQgnJVxzaAicUS4nQ3wTwIdmZsSkcYOE3ccmfODGPPBsXwh9zcSFDMUffrFBiPMhEDoXbCpxwsEEP3Gnqt8jvmGFAWieBClxJBj9sA5pGWdyTGq+m7+Dcebz8AAAA==',
    },
  },
  18: {
    files: '/pictures/products/18',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYwCdAB4ZrTcR4Ya1deYAAP7v15Eg4QDYgioB3Dfy9qjafXvvICWrROIHBDCnjr+tkkYc6PViBTn7ZEWT7uX73QwFYbwzeafWht01phYneFMayXXqdhIAAAA=',
    detail: {
      files: '/pictures/products/18-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYwCsACHIdnzwwbPI+xAA/sYHKkzqJYTG4OwcauwJdFOM249M3dKLcPhjVnpDQrSIzI0pSu/TtQkAAAA=',
    },
  },
  19: {
    files: '/pictures/products/19',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAABwBACdASoQABQAPu1iqU2ppaQiMAgBMB2JZACsIDZCm/xc85tO0qbrhcH8QAD+79eVWRS/e02fvczMY1an1EnZ+G5IK6W0yldjg5T2m+f8cGILNxylRE+iEAHf+oQVx46uTn594MTP8ffuH0UlvcQQLWrlqTuO35yefox6BGeegrWgAAA=',
    detail: {
      files: '/pictures/products/19-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRpoAAABXRUJQVlA4II4AAADQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JZACdMoMYJmq3QACaNHjtGVLtBC5JAAD+79H/NG2hEfLmeTawIvx/z5/rlHbm22AZY0PdDozG2FzFLcraDtuoekw8TjDIC/3IBVjVQRxYGdRsBgWUH/Pvt/tnwSEPgQHSLtr9kUqHIVtaXXOpYYBnLvQwAAAA',
    },
  },
  20: {
    files: '/pictures/products/20',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JQBOmUABpy196dMIyzCtB4AD+7VXPU+pajMBsDMaDC3Gioe5rZ78F5SDubaxdGwwJbIclU1RAYovsJAbimxl63sfK3pHjTiKEgAAA',
    detail: {
      files: '/pictures/products/20-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAQBACdASoQABQAPu1kqU2ppaOiMAgBMB2JYgCdMoADQylaoggDUftaUAD+1RUuUyM95R5DCZBVMiCyvGL86XbSD+44PWjkkqM3c6e9wIFDNr2osk42MDpN/W74lbSxtjSVVi3nGzNV1WeaAAA=',
    },
  },
  21: {
    files: '/pictures/products/21',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAABQBACdASoQABQAPu1kqk4ppaQiMAgBMB2JQBOmUABk+LzgMG0RoRS4JfkkAP7tgXulCN0zLulahxAwrV1gGD0eZstro4f0GaL2Xt6j4nXzulr5dMEuVglH1Qickb9pmvHOcgAA',
    detail: {
      files: '/pictures/products/21-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAAAQBACdASoQABQAPu1iqU2ppaQiMAgBMB2JYgCdMoADSvLFpEMPILk+AADOOeARebYEUTFr6fy18nfpz3PyJAC0qz9hhN5sqD7/6mOzmCi2C+Hadv4WpALPZuD45urHhD35FK4AAAA=',
    },
  },
  22: {
    files: '/pictures/products/22',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACQAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JQAALfX/lK9vr3VVEAP7vudR1uiVkzqqhVBI0cNTipbtg4zaVyUH5170aVIbAvmWJ49sxxGeJnoQG2zPSJCuPMp5XAAAA',
    detail: {
      files: '/pictures/products/22-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAAAQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JbACdMoAC+ZwcP8RrdlYWTAD+6siGbbT7W7nEWvRmO1eyWGRKz1nBOvEc93TtkYUpYgeQIeFe6rPpZqL/ALqeE8rz0dzYKS66u+tAAAA=',
    },
  },
  23: {
    files: '/pictures/products/23',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAABQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JQBOmUGXSiTRvYV6IzysIYWuwAP7x3DATVzazNnB8N5OH2pS41aX9RS5/VcpfotdufORVfZB2gcm9BDoAV1wv0XgtQQksGYnsYWQAAAA=',
    detail: {
      files: '/pictures/products/23-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAABQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JaACdL0ls/wHObymn30MA1lxAAP7rI8A8g1QYA8tH6A1N7+j68QEmS19gCNdH+PGgNP2J/rBJHbVL6tcuc5NfwHj/2L0tTXMTYQAA',
    },
  },
  24: {
    files: '/pictures/products/24',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZQAAWlk6Pjy9BMAA/u/SLGQzAiXUVFPUIB4xj+3ulYw6bmIZNh8mFTYo8r4ejQAAAA==',
    detail: {
      files: '/pictures/products/24-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAwBACdASoQABQAPu1iqU2ppaOiMAgBMB2JQBdmUGXSh4PzL9JmUQFTE4AA/u/XmlxxwUyTHzZlmJZGXu8QohXBKJQLV4YYIYLkxNtLDztgZfHIikDrUhhGY9+w8AAA',
    },
  },
  25: {
    files: '/pictures/products/25',
    widths: [200, 400, 640, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAACwAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JZQAAXEhip1kQoVyKwAD+79IrvsSlvPJp1XOJChoH/RKk+mK2yg3JeOblUoHVJIVvTuwAAAA=',
    detail: {
      files: '/pictures/products/25-detail',
      widths: [200, 400, 640, 800, 1200],
      formats: ['avif', 'webp'],
      width: 1200,
      height: 1500,
      placeholder:
        'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAABQAwCdASoQABQAPu1iqk2ppaQiMAgBMB2JYwCdABjdaZkKcAD+AotTQQF72faR9GVCNm/VYCAadAL/lanBowAA',
    },
  },
};
