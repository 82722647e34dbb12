ALTER TABLE "sign_in_tickets" ADD COLUMN "uid" bigint;--> statement-breakpoint
ALTER TABLE "sign_in_tickets" ADD CONSTRAINT "sign_in_tickets_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_tickets_uid" ON "sign_in_tickets" USING btree ("uid") WHERE "sign_in_tickets"."uid" is not null;