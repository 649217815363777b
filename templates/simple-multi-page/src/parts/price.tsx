interface Props {
  price?: string;
  sold?: boolean;
}

/** The price, or a red dot for a sold piece. */
export function Price({ price, sold }: Props) {
  if (sold) return <span className="sold">Sold</span>;
  return price ? <span className="price">{price}</span> : null;
}
