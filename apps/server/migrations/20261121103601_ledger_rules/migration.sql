-- The money rules that no code path can get around (the only triggers on ledger and wallet).
CREATE FUNCTION ledger_before_insert() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  hold_row ledger%ROWTYPE;
  already_captured bigint;
  already_released bigint;
  already_refunded bigint;
BEGIN
  -- One writer at a time per account, so that the checks below see everything that was written before.
  INSERT INTO wallet (user_id) VALUES (NEW.user_id) ON CONFLICT DO NOTHING;
  PERFORM 1 FROM wallet WHERE user_id = NEW.user_id FOR UPDATE;
  IF EXISTS (SELECT 1 FROM ledger WHERE once_key = NEW.once_key) THEN
    RETURN NULL;
  END IF;
  IF NEW.kind IN ('capture', 'release', 'refund') THEN
    SELECT * INTO hold_row FROM ledger WHERE id = NEW.hold_id AND kind = 'hold' AND user_id = NEW.user_id;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'ledger: % without a hold', NEW.kind USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_needs_hold';
    END IF;
    SELECT coalesce(sum(captured), 0),
           coalesce(sum(amount) FILTER (WHERE kind = 'release'), 0),
           coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0)
      INTO already_captured, already_released, already_refunded
      FROM ledger WHERE hold_id = NEW.hold_id AND kind <> 'hold';
    IF NEW.kind <> 'refund' AND already_captured + already_released + NEW.captured + NEW.amount > -hold_row.amount THEN
      RAISE EXCEPTION 'ledger: more than was held' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_within_hold';
    END IF;
    IF NEW.kind = 'refund' AND already_refunded + NEW.amount > already_captured THEN
      RAISE EXCEPTION 'ledger: more refunded than captured' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_within_captured';
    END IF;
  END IF;
  UPDATE wallet SET available = available + NEW.amount WHERE user_id = NEW.user_id RETURNING available INTO NEW.balance_after;
  -- Rows of one transaction share now(); the order of the ledger needs the real moment.
  NEW.created_at := clock_timestamp();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_before_insert BEFORE INSERT ON ledger FOR EACH ROW EXECUTE FUNCTION ledger_before_insert();
--> statement-breakpoint
CREATE FUNCTION ledger_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger rows are only ever added' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_only_grows BEFORE UPDATE OR DELETE ON ledger FOR EACH ROW EXECUTE FUNCTION ledger_only_grows();
--> statement-breakpoint
CREATE FUNCTION wallet_follows_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() < 2 AND NEW.available <> (CASE WHEN TG_OP = 'INSERT' THEN 0 ELSE OLD.available END) THEN
    RAISE EXCEPTION 'the balance follows the ledger' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER wallet_follows_ledger BEFORE INSERT OR UPDATE ON wallet FOR EACH ROW EXECUTE FUNCTION wallet_follows_ledger();
