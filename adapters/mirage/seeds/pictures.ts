import type { ProductPictures } from '../../../core/catalogue/Picture.ts';

/** The pictures of the products by product id. Written by docs/pictures/publish, not by hand. */
export const pictureSeeds: Readonly<Record<number, ProductPictures>> = {
  1: {
    files: '/pictures/products/1',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAABwAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JZQC/OCHgAtL0nYAA/up4vf6PvFXOEv1sCS+EbtZLBbcdh2QdK0O2XtlAAA==',
  },
  2: {
    files: '/pictures/products/2',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAwBACdASoQABQAPu1iqU2ppaQiMAgBMB2JbACdL1yB0asmDdtcW65rOuAA/u1K8fXdSxQvz9n5kxZgJWiuuz/6ThxH742BIzGLhVHN24Jt1/WrpDD2OfvYHLfhlO/MAAA=',
  },
  3: {
    files: '/pictures/products/3',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JQBOmUGMACS9424sstaYAAP7qfjDozBi7kN25DZ8jJM7nOKF6Qoi595+ovVJYsV66DQup2+OucRWVzqv+aHk9RcT1U6XnT6CObxP2lxuvVX/J75oAAA==',
  },
  4: {
    files: '/pictures/products/4',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JQBadBDvSF+vw/ohgAP7tRlZRehUaGwqEJLN7Vgxio36jpfHa0UJHQ/8sdSOlb8pwPObFIEZlsawQMU9j7PmgAAA=',
  },
  5: {
    files: '/pictures/products/5',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAADQAwCdASoQABQAPu1iqk2ppaQiMAgBMB2JQBdmUGSxiTTEQhdqQQAA/u1U2Hp81nnw8LbaXi/IfT/A18Rj8aRnsTAAAA==',
  },
  6: {
    files: '/pictures/products/6',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAABwBACdASoQABQAPu1iqU2ppaQiMAgBMB2JaACdMoR3ACIeThteE7Wvu7PBAAD+6pdpGgB4k1qNtLi3txFEQK9zPrRifF/bT57HXY+LIQq/QiYAAAA=',
  },
  7: {
    files: '/pictures/products/7',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAABwAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JYwCw7CHfxBBfNgAA/upjJefStR+fL/s28b7mwve9TgTCwFr0LVkA0vYp8GRM5KfYheQAAAA=',
  },
  8: {
    files: '/pictures/products/8',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYgCsAB4lQI5OIhNVxrgAAP7tYRbOP3QC5lkpxgFRvlhPH/FEQ3lxurBiRzWceko0be96Tqfm1aM71X18GbItOOAksle+bfaMTgVs6XijnlZjWRHGv09+8Af5lhIGAAA=',
  },
  9: {
    files: '/pictures/products/9',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAACQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JQBOmUABpnGkfwAsgAP7qb3y4fRX9fzkw0mVdnZHV4PwscWu6tkM9AcmtYc1N95zudYU+9EDAvnlz6W+b6P5Uqif352T0y8DQ26hITG2pvrWgAAA=',
  },
  10: {
    files: '/pictures/products/10',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRlIAAABXRUJQVlA4IEYAAAAQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JQBdmUABp1mUmJdOlgyIToAD+7UYFteZbY/LHSbI0mVJXQL7qMu0wHz5MAAAA',
  },
  11: {
    files: '/pictures/products/11',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRo4AAABXRUJQVlA4IIIAAAAQBACdASoQABQALrV2u12jqampiYC0SyAE6ZQZWyRkHkFWNS4KTKauAAD+84H881GNSV/yS75l5Lp57Gc9pqnsyBcwO3t3xnJsCFzBh9tGA0Ofj0/xiRWksfggttX2F+NJCdcZ1xwgvObRdk+HshY4ns+rLtOsFyJLNUSVHItJlAAA',
  },
  12: {
    files: '/pictures/products/12',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAAAQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JYwCw7CHhbFWNSAN6YmiRwAD+6oPnvb6HX95AFzZWPV0iwM+O8zch4qEavCAwOyxr9J3N4CLcH/TSJaMKv0M3yVYAWHZw30AAAA==',
  },
  13: {
    files: '/pictures/products/13',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYwCdACHfs+EzdI9zMgAA/u0zm5BrsZWu/y/CrzvPnnzaJcdS3rDZWUcMxY0gvrkCv6s6z1JfJ4+zKVg5eE/Jr9R6MreY8AA=',
  },
  14: {
    files: '/pictures/products/14',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JQBOgBC2BmKIfe1fGMugAAP7qeGdRxLVGDeFs9QMVdyBGgyYr1puq7o3d+NH14ApGFw/IxEVv5HWdL4HeB/dAl3zA8BBOAAA=',
  },
  15: {
    files: '/pictures/products/15',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRkwAAABXRUJQVlA4IEAAAADwAgCdASoQABQAPu1iqU2ppaQiMAgBMB2JZQDE2C0kAAD+7sw+gUOMSri4n98TlKjbKJHoPlf0Tdh36Q4RGAAA',
  },
  16: {
    files: '/pictures/products/16',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAACQBACdASoQABQAPu1oqk6ppiQiMAgBMB2JbACdMoHgABYra7RRO3JelKaCUkAA/vswDqIKXf0OgrhJbtnVqUpKyZxu6QMNbHrYiYsQzHayvvHxNfHT9pbiTYfU6lL1jqkabZ53CXgAAA==',
  },
  17: {
    files: '/pictures/products/17',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRpQAAABXRUJQVlA4IIgAAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZACdMoADUF8LcgcFO7CAAP7tWrgMmJifC6JntMGCJC4dNRrA2UnaRP4evbdhEhtyBlYAkgvxz1U3/Yog55P68RaUglmr7HS9EETCmyoMRoi1Q7+fgsP6pZ1eBqt/X1/W1/f+s+YcfJiD4WsbcAAA',
  },
  18: {
    files: '/pictures/products/18',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAABwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JQBWABDvyL+mqgZgA/uqEMo56j3bH0ufJ7Ix83SWRE6j4FQCMV1G5rfmUA2IPZTXwxyyBTkZS/s9sJC71H8T0bSQRSmYrcNZ63QsAAAA=',
  },
  19: {
    files: '/pictures/products/19',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAACwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JQAALfW714ypAcrl0AAD+6njA+1iTUNOmepbcfO60bPMblkv1j95qFMMW6mnmep1ASx1QTs3GkdPWvXdE6BepeWR9Nbpmr8AAAA==',
  },
  20: {
    files: '/pictures/products/20',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYwCw7CHhmdBRIWyuAAD+6oPMW1w+XQuKKQejxqAz3+ilzUGYq0LxB21GDOLYwikax6fo2Xu6oHLYNPTsAAAA',
  },
  21: {
    files: '/pictures/products/21',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAQBACdASoQABQAPu1iqk4ppaQiMAgBMB2JQBOmUABk897WAoHbKCQOAAD+6pLFICA+8K5yULXBvmsyPluZmv6dwmeWglp9VcGDr9B+tAkTcJd7eo+Jx/7kMU9W4oVbtskQ/4mJWenivVMwG5VNuAAA',
  },
  22: {
    files: '/pictures/products/22',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZgCdACHCxnWgAP7tRkmPG8yno5FfS3rpCDwOeMeo9GrYty9A2mBpFZylBDJdS+6JwkiunW3DtWi8dZe2MEPYAAA=',
  },
  23: {
    files: '/pictures/products/23',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZgCdMoR4GCnd+XcmiHsAAP7qj9lpXQsRbLRbU40sGsSM9iUa0Ol6WsXwxzpgvP9F0JDAAAA=',
  },
  24: {
    files: '/pictures/products/24',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAAAwBACdASoQABQAPu1iqU2ppaQiMAgBMB2JZAC7MoHgAAY0FfIJleVAeqAA/uqW6ZSM9tv4xxUB2tLfx0tX8jHSheb3WTJ4WOx9v+8CMJfmFKEcUFEXrwrP6XjoUJtpCDRbr8f6jbKDQuL4KAhvYGHTZqwOmL1x6mM7mJe+HK6P0twAAAA=',
  },
  25: {
    files: '/pictures/products/25',
    widths: [400, 800, 1200],
    formats: ['avif', 'webp'],
    width: 1200,
    height: 1500,
    placeholder:
      'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAABQAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JYwCsO/7BE62JAAD+7p3TfiaZhHYdKA5N3nXDoW6horrsPO0NgeS5ClsmbePNfAAAAA==',
  },
};
