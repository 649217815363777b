interface Props {
  price?: string;
  sold?: boolean;
}

/** What a piece costs, or the red dot that galleries put beside a piece that is gone. */
export function Price({ price, sold }: Props) {
  if (sold) return <span className="sold">Sold</span>;
  return price ? <span className="price">{price}</span> : null;
}
