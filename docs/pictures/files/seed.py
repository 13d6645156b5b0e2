"""The seeds' file of what the pages must know of the products' pictures."""
HEAD = """import type { ProductPictures } from '../../core/domain/catalogue/Picture.ts';

/** The pictures of the products by product id. Written by docs/pictures/publish, not by hand. */
export const pictureSeeds: Readonly<Record<number, ProductPictures>> = {
"""
BROAD = 120


def _line(indent, key, value):
    text = f"{indent}{key}: {value},\n"
    return text if len(text) <= BROAD + 1 else f"{indent}{key}:\n{indent}  {value},\n"


def _fields(picture, indent):
    quoted = lambda s: "'" + s + "'"
    listed = lambda items: '[' + ', '.join(items) + ']'
    values = dict(files=quoted(picture['files']), widths=listed(str(w) for w in picture['widths']),
                  formats=listed(quoted(f) for f in picture['formats']), width=picture['width'],
                  height=picture['height'], placeholder=quoted(picture['placeholder']))
    return ''.join(_line(indent, k, v) for k, v in values.items())


def seed_text(pictures):
    """TypeScript in the project's own layout; pictures: {id: dict(…, detail=dict(…) or None)}."""
    out = HEAD
    for number, picture in sorted(pictures.items()):
        detail = picture.get('detail')
        out += f'  {number}: {{\n' + _fields(picture, '    ')
        out += f"    detail: {{\n{_fields(detail, '      ')}    }},\n" if detail else ''
        out += '  },\n'
    return out + '};\n'

