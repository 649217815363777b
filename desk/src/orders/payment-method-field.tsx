export function PaymentMethodField() {
  return (
    <fieldset className="field">
      <legend>How it came</legend>
      <div className="choice">
        <label>
          <input type="radio" name="method" value="venmo" defaultChecked />
          Venmo
        </label>
        <label>
          <input type="radio" name="method" value="manual" />
          Another way
        </label>
      </div>
    </fieldset>
  );
}
