export type Arrival = {
  readonly path: string;
  readonly speed: number;
  readonly creator: string;
  readonly price: string;
};

/** How the video of a new arrival plays. */
export type ArrivalVideo = {
  readonly playsByItself: boolean;
  readonly isSilent: boolean;
  readonly isEndless: boolean;
};

export type CategoryTile = { readonly category: string; readonly picture: 'its own' | 'the default' };

/** The front page. */
export type HomeDriver = {
  /** The creators on the front page. */
  creators(): Promise<readonly string[]>;
  followCreator(handle: string): Promise<void>;
  newArrivals(): Promise<readonly Arrival[]>;
  arrivalVideos(): Promise<readonly ArrivalVideo[]>;
  followArrival(number: number): Promise<void>;
  tiles(): Promise<readonly CategoryTile[]>;
  followTile(category: string): Promise<void>;
};
