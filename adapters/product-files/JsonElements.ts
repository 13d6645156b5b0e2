import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';

/** An element of a JSON list. */
export type JsonElement = {
  readonly value: unknown;
  /** The line where the element begins; the first line is 1. */
  readonly line: number;
  /** The lines of the values of its fields. */
  readonly fieldLines: ReadonlyMap<string, number>;
};

type Token = Parameters<TokenParser['write']>[0];

const OPENING: readonly TokenType[] = [TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET];
const CLOSING: readonly TokenType[] = [TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET];

/** Parses a JSON text piece by piece: a list, or an object with a list in the field `products`. */
export class JsonElements {
  /** The line that is being read. */
  line = 1;
  /** Whether such a list began. */
  hasList = false;
  readonly #tokenizer = new Tokenizer();
  #parser: TokenParser | undefined;
  #read: JsonElement[] = [];
  /** How many lists and objects are open, and how many of them are around an element. */
  #depth = 0;
  #listDepth = 1;
  #start = 1;
  #fieldLines = new Map<string, number>();
  #text = '';
  /** The field whose value is next. */
  #field: string | undefined;

  constructor() {
    this.#tokenizer.onToken = (token) => this.#take(token);
  }

  /** Returns the elements that end in this piece. Throws when the JSON is invalid, in the line `line`. */
  write(text: string): readonly JsonElement[] {
    this.#read = [];
    // The parser gets no more than a line at once, so that the line of each of its tokens is known.
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) {
        this.#tokenizer.write('\n');
        this.line += 1;
      }
      this.#tokenizer.write(part);
    }
    return this.#read;
  }

  /** Throws when the JSON is not complete. */
  end(): void {
    this.#tokenizer.end();
    if (!this.#parser?.isEnded) throw new Error('The JSON is not complete');
  }

  #take(token: Token): void {
    this.#parser ??= this.#parserFor(token.token);
    if (CLOSING.includes(token.token)) this.#depth -= 1;
    this.#follow(token);
    if (OPENING.includes(token.token)) this.#depth += 1;
    this.#parser.write(token);
  }

  #parserFor(first: TokenType): TokenParser {
    const isObject = first === TokenType.LEFT_BRACE;
    this.#listDepth = isObject ? 2 : 1;
    const parser = new TokenParser({ paths: [isObject ? '$.products.*' : '$.*'], keepStack: false });
    parser.onValue = ({ value }) => {
      this.#read.push({ value, line: this.#start, fieldLines: this.#fieldLines });
    };
    return parser;
  }

  /** Follows where elements and fields begin. Whether the tokens make valid JSON is for the parser. */
  #follow({ token, value }: Token): void {
    if (token === TokenType.COMMA || CLOSING.includes(token)) return;
    if (token === TokenType.COLON) {
      this.#field = this.#text;
      return;
    }
    if (this.#depth === this.#listDepth) {
      this.#start = this.line;
      this.#fieldLines = new Map();
    }
    const isList = this.#depth === this.#listDepth - 1 && (this.#depth === 0 || this.#field === 'products');
    this.hasList ||= isList && token === TokenType.LEFT_BRACKET;
    if (this.#depth === this.#listDepth + 1 && this.#field !== undefined) this.#fieldLines.set(this.#field, this.line);
    this.#field = undefined;
    this.#text = String(value);
  }
}
