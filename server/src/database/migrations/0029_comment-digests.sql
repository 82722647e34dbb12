CREATE TABLE "comment_digests" (
	"uid" bigint PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "comment_digests" ADD CONSTRAINT "comment_digests_uid_users_uid_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_digests_due" ON "comment_digests" USING btree ("due_at") WHERE "comment_digests"."due_at" is not null;